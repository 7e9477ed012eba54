import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLint

/// Reports read word by word: nothing in a scene may end a line, hide a text or move a caret.
@Suite struct ReportTextTests {
  private func report(_ format: LintFormat, _ text: String, _ finding: LintFinding) -> String {
    format.text(
      LintReport(
        files: [LintedFile(name: "a.yaml", bytes: Array(text.utf8), findings: [finding])],
        folder: "/project"))
  }

  @Test func `a line is shown without what could act on a terminal, its caret below the place`() {
    let texts: [(line: String, shown: String, gap: String)] = [
      ("abc", "abc", "  "), ("\t\tc", "\t\tc", "\t\t"), ("削除c", "削除c", "    "),
      ("\u{1B}[c", "\u{FFFD}[c", "  "), ("\u{202E}bc", "\u{FFFD}bc", "  "),
      ("e\u{301}c", "e\u{301}c", " "),
    ]
    for (line, shown, gap) in texts {
      let text = report(.full, "x: y\n\(line)\n", Linters.finding())
      #expect(text.contains("    2 | \(shown)\n      | \(gap)^\n"), "\(text)")
    }
    // No such line, so no excerpt.
    #expect(!report(.full, "x: y", Linters.finding()).contains("^"))
  }

  @Test func `a carriage return ends no command of GitHub's`() {
    #expect(
      report(.github, "x\n  y: z\n", Linters.finding("one\r\ntwo"))
        == "::warning file=a.yaml,line=2,col=3,title=ALERT-TITLE-SHORT::one%0D%0Atwo\n")
  }

  @Test func `GitLab is told what refuses a scene before what a guideline calls an error`() {
    func severity(_ finding: LintFinding) -> String {
      let text = report(.gitlab, "x\n  y: z\n", finding)
      return ["critical", "major", "minor", "info"].filter { text.contains("\"\($0)\"") }.joined()
    }
    var refusal = Linters.finding(severity: .error)
    refusal.isRefusal = true
    #expect(severity(refusal) == "critical")
    #expect(severity(Linters.finding(severity: .error)) == "major")
    #expect(severity(Linters.finding(severity: .warning)) == "minor")
    #expect(severity(Linters.finding(severity: .note)) == "info")
  }

  @Test func `a report is whole where nobody says otherwise`() {
    let whole = LintFormat.json.text(LintReport(files: [], folder: "/"))
    #expect(whole.contains("\"complete\": true") && whole.contains("\"complaints\": []"))
    let part = LintFormat.json.text(LintReport(files: [], isComplete: false, folder: "/"))
    #expect(part.contains("\"complete\": false"))
  }

  @Test func `how a scene fares is told in words, and profiles that fare alike are on one line`() {
    func row(
      _ profile: String, refused: Bool = false, _ warnings: Int = 0, _ notes: Int = 0,
      trimmed: [String] = [], stacked: Bool = false, scrolls: Bool = false
    ) -> SceneOverview.Row {
      .init(
        profile: profile, isRefused: refused, warnings: warnings, notes: notes, trimmed: trimmed,
        isStacked: stacked, scrolls: scrolls)
    }
    let overview = SceneOverview(
      rows: [
        row("carplay", refused: true, 1, trimmed: ["title"]),
        row("ios", 1, 2, trimmed: ["title", "button 2"], stacked: true, scrolls: true),
        row("kiosk"), row("macos", 2, 1, stacked: true), row("tvos"),
      ],
      wordings: [.init(name: "title", text: "Map Server Lost"), .init(name: "button 2", text: nil)])
    #expect(
      overview.text(for: "s.yaml") == """
        s.yaml:
          carplay      refused, 1 warning
          ios          title trimmed, button 2 trimmed, stacked, scrolls, 1 warning, 2 notes
          kiosk, tvos  passes
          macos        stacked, 2 warnings, 1 note
          title: “Map Server Lost” passes everywhere
          button 2: no variant passes everywhere

        """)
  }

  @Test func `languages without word lists are told in one order`() {
    var run = LintRun()
    for language in ["sw", "fi", "und", "fi"] {
      var file = LintedFile(name: "a.yaml", bytes: [], findings: [])
      file.unreadLanguages = [Language(language)]
      run.add(file)
    }
    let rest = "which has no word lists"
    #expect(
      run.skippedLanguages == [
        "note: rules on wording skip texts in \"fi\", \(rest) (2 scenes)",
        "note: rules on wording skip texts in \"sw\", \(rest) (1 scene)",
        "note: rules on wording skip texts in an unknown language, \(rest) (1 scene)",
      ])
  }

  @Test func `what a language lacks is told once`() {
    var run = LintRun()
    for _ in 1...2 {
      var file = LintedFile(name: "a.yaml", bytes: [], findings: [])
      file.unreadLanguages = ["de"]
      run.add(file)
    }
    #expect(
      run.skippedLanguages == [
        "note: titles in \"de\" are told apart only by their closing marks and their verbs, not by "
          + "their capitals (2 scenes)"
      ])
  }
}
