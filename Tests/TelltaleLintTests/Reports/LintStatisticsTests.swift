import TelltaleGuidelines
import TelltaleModel
import Testing

@testable import TelltaleLint

@Suite struct LintStatisticsTests {
  private func file(
    _ name: String, _ findings: [LintFinding], _ profiles: [String] = ["ios", "kiosk"]
  ) -> LintedFile {
    LintedFile(name: name, bytes: Array("x\n  y: z\n".utf8), findings: findings, profiles: profiles)
  }

  private func files() -> [LintedFile] {
    var kiosk = Linters.finding("b", severity: .note, rule: "BUTTON-TITLE-CASE")
    kiosk.profiles = ["kiosk"]
    var mendable = Linters.finding("c", severity: .error)
    mendable.fix = Fix("Do it", [], isSafe: true)
    return [
      file("a.yaml", [Linters.finding(), Linters.finding(), kiosk]), file("b.yaml", [mendable]),
      file("c.yaml", []),
    ]
  }

  @Test func `findings are counted by guideline and by profile, the most frequent first`() {
    let statistics = LintStatistics(files())
    #expect(
      statistics.text == """
        guideline          errors  warnings  notes  scenes  fixable
        ALERT-TITLE-SHORT       1         2      0       2        1
        BUTTON-TITLE-CASE       0         0      1       1        0
        all                     1         2      1       2        1

        profile  errors  warnings  notes  scenes  fixable
        ios           1         2      0       2        1
        kiosk         1         2      1       2        1

        """)
  }

  @Test func `json has the same counts, where they are asked for`() {
    var report = LintReport(files: files(), folder: "/")
    #expect(!LintFormat.json.text(report).contains("statistics"))
    report.hasStatistics = true
    let statistics = JSONReport.document(report)["statistics"]
    #expect(statistics?["rules"]?["ALERT-TITLE-SHORT"]?["warning"]?.integer == 2)
    #expect(statistics?["profiles"]?["ios"]?["note"]?.integer == 0)
    #expect(statistics?["total"]?["fixable"]?.integer == 1)
  }

  @Test func `findings of one cause stand together, and each guideline has a line in the end`() {
    var report = LintReport(files: files(), folder: "/")
    report.files[0].findings[1].location.line = 1
    report.files[0].findings[0].remedy = "Say less."
    report.files[0].findings[1].remedy = "Say less."
    report.files[0].findings[0].reasons = [SeverityReason(source: .guideline, text: "by itself")]
    let text = LintFormat.full.text(report)
    #expect(
      text.hasPrefix(
        """
        a.yaml:2:3: warning: wrong [ALERT-TITLE-SHORT]
            2 |   y: z
              |   ^
        a.yaml:1:3: warning: wrong [ALERT-TITLE-SHORT]
            1 | x
              |  ^
              = Say less.
              = warning: by itself


        """), "\(text)")
    #expect(
      text.hasSuffix(
        """
        ALERT-TITLE-SHORT  1 error, 2 warnings in 2 scenes
        BUTTON-TITLE-CASE  1 note in 1 scene

        """), "\(text)")
  }
}
