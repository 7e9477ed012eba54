import TelltaleProfiles
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleLint

/// The same files in every report; `tools/goldens` writes them anew.
@Suite struct ReportGoldenTests {
  /// Files with findings of every weight, with and without fixes, for one profile and for several.
  private static func report() throws -> LintReport {
    let texts: [(name: String, profiles: [String], text: String?)] = [
      ("/project/alert.yaml", ["ios", "watchos-s3"], nil), ("whole.json", ["kiosk"], nil),
      ("a b/windows.yaml", ["ios"], nil), ("/elsewhere/half.yaml", ["ios"], nil),
      (
        "/project/../project/none.yaml", ["ios", "kiosk"],
        "alert: {title: Map Server Unreachable, "
          + "reason: problem, buttons: [{title: Retry}, {role: cancel}]}"
      ),
      ("notes:1.yaml", ["ios"], "screen: {content: [{button: {icon: huose, action: {emit: a}}}]}"),
      ("twice.yaml", ["carplay"], "profile: carplay\nalert:\n\ttitle: x\n"),
      (
        "list.yaml", ["carplay", "ios", "kiosk"],
        """
        screen:
          content:
            - image: {file: gone.png, about: A}
            - label: {text: "Done"}
            - label: {text: "Done"}
            - button: {title: go Back.}
            - button: {title: go Back.}
        """
      ),
    ]
    let files = try texts.map { name, profiles, text in
      let own = String(name.split(separator: "/").last ?? "")
      let bytes =
        try text.map { Array($0.utf8) }
        ?? SourceFile.read(Fixtures.path("Editor/\(own)"), kind: .scene)
      let base = try Linters.linter(profiles)
      let linter = SceneLinter(
        setups: base.setups, lexicons: base.lexicons,
        icons: IconLibrary(path: SearchPath(folders: [Platforms.folder])))
      var file = linter.lint(bytes, name: name)
      if own == "alert.yaml" { file.overview = linter.overview(of: file) }
      return file
    }
    return LintReport(
      files: files, complaints: ["gone.yaml: error: cannot be read"], isComplete: false,
      folder: "/project")
  }

  @Test func `every report on the same files is as approved`() throws {
    let report = try Self.report()
    for format in LintFormat.allCases {
      let text = format.text(report)
      #expect(try Golden.changes(in: "reports/\(format.rawValue).txt", text) == [])
    }
    var short = report
    short.files = Array(report.files.prefix(2))
    let colored = LintFormat.full.text(short, hasColor: true)
    #expect(
      try Golden.changes(in: "reports/colored.txt", colored.replacing("\u{1B}", with: "<ESC>"))
        == [])
  }

  /// Every way to be whole or not, and to find something or nothing.
  @Test func `the last lines of a run and its code are as approved`() throws {
    let files = try Self.report().files
    var lines: [String] = []
    for file in files.map({ [$0] }) + [[], files] {
      for isComplete in [true, false] {
        var run = LintRun()
        if !isComplete { run.markIncomplete() }
        for one in file { run.add(one) }
        let name = file.count == 1 ? file[0].name : "\(file.count) files"
        lines.append("# \(name), \(isComplete ? "all" : "not all") checked: \(run.exitCode)")
        lines += run.summary + run.skippedLanguages + run.complaints
      }
    }
    let golden = lines.joined(separator: "\n") + "\n"
    #expect(try Golden.changes(in: "reports/summaries.txt", golden) == [])
  }

  @Test func `what a run tells is told in its order, and only what was not checked counts`() {
    var run = LintRun()
    run.note("one")
    run.tell("two")
    run.skip("three\n.yaml")
    #expect(run.isComplete)
    run.couldNotCheck("four")
    #expect(!run.isComplete && run.exitCode == 2)
    #expect(
      run.complaints
        == [
          "note: one", "two", "\(Quoted.plain("three\n.yaml")): note: skipped: not a scene", "four",
        ])
  }

  @Test func `findings stand by place, the graver first, then by guideline and words`() {
    func finding(_ line: Int, _ column: Int, _ rest: LintFinding) -> LintFinding {
      var rest = rest
      rest.location.line = line
      rest.location.column = column
      return rest
    }
    let sorted = [
      finding(1, 9, Linters.finding(severity: .note)),
      finding(2, 1, Linters.finding(severity: .error, rule: "Z")),
      finding(2, 1, Linters.finding("z", rule: nil)),
      finding(2, 1, Linters.finding("a", rule: "A")),
      finding(2, 1, Linters.finding("b", rule: "A")),
      finding(2, 1, Linters.finding("a", rule: "B")),
      finding(2, 1, Linters.finding(severity: .note, rule: "A")),
      finding(2, 2, Linters.finding(severity: .error)),
      finding(10, 1, Linters.finding()),
    ]
    #expect(sorted.reversed().sorted(by: LintFinding.comesBefore) == sorted)
    for finding in sorted { #expect(!LintFinding.comesBefore(finding, finding)) }
  }
}
