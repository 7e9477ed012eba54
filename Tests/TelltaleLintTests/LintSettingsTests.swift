import TelltaleModel
import Testing

@testable import TelltaleLint

@Suite struct LintSettingsTests {
  private func settings(_ text: String, select: [String] = [], ignore: [String] = []) throws
    -> LintSettings
  {
    LintSettings(
      try ProjectFile.read(Array(text.utf8), file: "f"), select: select, ignore: ignore)
  }

  @Test func `the longer name decides`() throws {
    let settings = try settings("{select: [ALERT-TITLE], ignore: [ALERT-TITLE-SHORT]}")
    #expect(settings.isOn("ALERT-TITLE-CASE") && !settings.isOn("ALERT-TITLE-SHORT"))
    #expect(!settings.isOn("ALERT-BUTTON-NO-YES-NO"))
    let other = try self.settings("{select: [ALERT-TITLE-SHORT], ignore: [ALERT-TITLE]}")
    #expect(other.isOn("ALERT-TITLE-SHORT") && !other.isOn("ALERT-TITLE-STANDS-ALONE"))
  }

  @Test func `a name ends at a hyphen`() throws {
    let settings = try settings("ignore: [ALERT]")
    #expect(!settings.isOn("ALERT-TITLE-SHORT") && settings.isOn("ALERTS-X"))
  }

  @Test func `the command line comes before the file`() throws {
    let file = "{ignore: [ALERT-TITLE-SHORT], severity: {ALERT-TONE: off}}"
    #expect(try settings(file, select: ["ALERT-TITLE-SHORT"]).isOn("ALERT-TITLE-SHORT"))
    #expect(try settings(file, select: ["ALERT-TONE-DIRECT"]).isOn("ALERT-TONE-DIRECT"))
    #expect(try !settings(file, ignore: ["ALERT-BUTTON"]).isOn("ALERT-BUTTON-NO-YES-NO"))
    #expect(try !settings(file).isOn("ALERT-TONE-DIRECT"))
  }

  @Test func `severities are those of the longest name`() throws {
    let settings = try settings("severity: {ALERT-TITLE: error, ALERT-TITLE-SHORT: note}")
    #expect(settings.applied(to: Linters.finding())?.severity == .note)
    #expect(settings.applied(to: Linters.finding(rule: "ALERT-TITLE-X"))?.severity == .error)
    #expect(settings.applied(to: Linters.finding(rule: "ALERT-X"))?.severity == .warning)
  }

  @Test func `what refuses a scene cannot be switched off`() throws {
    var finding = Linters.finding()
    finding.isRefusal = true
    #expect(try settings("ignore: [ALERT]").applied(to: finding) == finding)
  }

  @Test(
    arguments: [
      "ignore: [ALERT]", "select: [TABLE]", "severity: {ALERT-DESTRUCTIVE-NEEDS-CANCEL: note}",
      "severity: {ALERT-DESTRUCTIVE-NEEDS-CANCEL: off}",
      "severity: {ALERT-BUTTON-CANCEL-LOOKALIKE: error}", "ignore: [ALERT-BUTTON]",
    ])
  func `what refuses a scene is reported whatever a project says of it or of others`(text: String)
    throws
  {
    let scene = """
      alert: {reason: problem, title: Delete the Route?, buttons: [{id: a, title: Delete, role: destructive},
        {id: b, title: Cancel}]}
      """
    let found = try Linters.lint(scene, ["ios"], settings: settings(text)).findings
    #expect(
      found.contains { $0.isRefusal && $0.rule == "ALERT-DESTRUCTIVE-NEEDS-CANCEL" }, "\(found)")
  }

  @Test
  func `a finding that a team has made graver is reported beside the one that stands in for it`()
    throws
  {
    let text =
      "alert: {reason: problem, title: The Route to the Old Harbour Is No Longer Open, buttons: [{role: cancel}]}"
    func rules(_ settings: LintSettings) throws -> Set<String> {
      Set(try Linters.lint(text, ["carplay"], settings: settings).findings.compactMap(\.rule))
    }
    let usual = try rules(LintSettings())
    #expect(usual.contains("ALERT-CARPLAY-TITLE-ONE-LINE"), "\(usual)")
    #expect(!usual.contains("ALERT-CARPLAY-TITLE-SHORT"), "\(usual)")
    let graver = try rules(settings("severity: {ALERT-CARPLAY-TITLE-SHORT: error}"))
    #expect(graver.isSuperset(of: ["ALERT-CARPLAY-TITLE-ONE-LINE", "ALERT-CARPLAY-TITLE-SHORT"]))
  }
}
