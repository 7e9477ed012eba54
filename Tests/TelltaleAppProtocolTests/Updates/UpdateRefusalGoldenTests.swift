import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleAppProtocol

/// What updates are told to have wrong with them: what, where, and what to do, as it was read and approved.
///
/// The inputs are `Tests/Fixtures/Refusals`, one a line; `tools/goldens` writes the reports anew.
@Suite struct UpdateRefusalGoldenTests {
  @Test func `what updates are refused for`() throws {
    let scene = try #require(try Scenes.load(SampleUpdates.app).accepted)
    let reader = UpdateReader(
      scene, profile: try Platforms.profile("kiosk"), lexicons: try Scenes.lexicons.get(),
      language: "en")
    let report = try Approved.report(Approved.cases("Refusals/updates.txt")) { text in
      reader.read(
        Array(text.utf8), file: "in", line: 1, request: 9, asked: [.number(4): 2]
      ).faults.map { fault in
        "\(fault.place.line):\(fault.place.column): \(fault.message)"
          + (fault.remedy.map { "; \($0)" } ?? "") + (fault.rule.map { " [\($0)]" } ?? "")
      }
    }
    #expect(try Golden.changes(in: "refusals/updates.txt", report) == [])
  }
}
