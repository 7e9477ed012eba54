import TelltaleGuidelines
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLint

@Suite struct SeverityReasonsTests {
  private func lines(
    _ finding: LintFinding, _ profiles: [String], _ project: String = ""
  ) throws -> [String] {
    let read = try ProjectFile.read(Array(project.utf8), file: "telltale.yaml")
    let judged = try profiles.map {
      SeverityReasons.JudgedProfile(try Platforms.library.load($0))
    }
    return SeverityReasons(settings: LintSettings(read), profiles: judged)
      .reasons(for: finding)
      .map { $0.line.replacing(Platforms.folder + "/", with: "") }
      .map { $0.replacing(/yaml:\d+/, with: "yaml:N") }
  }

  private func finding(_ rule: String, _ severity: Severity) -> LintFinding {
    Linters.finding(severity: severity, rule: rule)
  }

  @Test func `a profile's severity is told with its file and line, for those that have one`() throws
  {
    let found = finding("ALERT-MESSAGE-ONE-OR-TWO-LINES", .error)
    #expect(
      try lines(found, ["carplay"]) == [
        "carplay.yaml:N: severity of ALERT-MESSAGE-ONE-OR-TWO-LINES"
      ])
    let warned = finding("ALERT-MESSAGE-ONE-OR-TWO-LINES", .warning)
    #expect(try lines(warned, ["ios"]) == ["the guideline's own severity"])
  }

  @Test func `a severity of one language is told by its key`() throws {
    let found = finding("ALERT-TITLE-SENTENCE-PUNCTUATION", .note)
    #expect(
      try lines(found, ["ios"]) == ["base.yaml:N: severity of ALERT-TITLE-SENTENCE-PUNCTUATION-ja"])
  }

  @Test func `what a team settled comes first, by the name that settles it`() throws {
    let text = "severity:\n  ALERT-MESSAGE: error\n"
    let found = finding("ALERT-MESSAGE-ONE-OR-TWO-LINES", .error)
    #expect(try lines(found, ["carplay"], text) == ["telltale.yaml:N: severity of ALERT-MESSAGE"])
  }

  @Test func `a case of the guideline is told in its words, and a refusal as such`() throws {
    let found = finding("ALERT-MINIMIZE", .warning)
    #expect(
      try lines(found, ["ios"]) == ["the guideline: warning for an alert that opens another alert"])
    var refusal = finding("ALERT-TITLE-REQUIRED", .error)
    refusal.isRefusal = true
    #expect(try lines(refusal, ["ios"]) == ["the scene could not be shown"])
  }

  @Test func `profiles that differ in why they say the same are named`() throws {
    let found = finding("MODALITY-SHORT-FOCUSED", .warning)
    let reasons = try lines(found, ["carplay", "ios"])
    #expect(reasons.count == 2)
    #expect(reasons[0] == "carplay.yaml:N: severity of MODALITY-SHORT-FOCUSED (carplay)")
    #expect(reasons[1].hasSuffix(" (ios)"))
  }
}
