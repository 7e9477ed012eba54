import TelltaleTestSupport
import Testing

@testable import TelltaleLint

@Suite struct SceneOverviewTests {
  private func overview(_ text: String, _ profiles: [String]) throws -> SceneOverview {
    let linter = try Linters.linter(profiles)
    return linter.overview(of: linter.lint(Array(text.utf8), name: "f"))
  }

  private let long = "The Server That Holds the Maps for This Region Has Stopped Answering Requests"

  @Test func `a wording that passes everywhere is found among the variants`() throws {
    let overview = try overview(
      """
      alert:
        reason: problem
        title: [\(long), Map Server Unreachable]
        buttons: [{title: Retry}, {role: cancel}]
      """, Platforms.names)
    #expect(overview.rows.map(\.profile) == Platforms.names)
    #expect(overview.wordings.map(\.name) == ["title"])
    #expect(overview.text(for: "f").hasPrefix("f:\n"))
  }

  @Test func `where no variant passes, that is said`() throws {
    let overview = try overview(
      "alert: {reason: problem, title: [Error, Warning], buttons: [{title: Retry}, {role: cancel}]}",
      ["ios", "kiosk"])
    #expect(overview.wordings == [.init(name: "title", text: nil)])
    #expect(overview.text(for: "f").contains("no variant passes everywhere"))
  }

  @Test func `what is refused, stacked or warned about is told by profile`() throws {
    let overview = try overview(
      """
      alert:
        reason: problem
        title: Error
        fields: [{placeholder: Name}]
        buttons: [{title: Retry}, {role: cancel}]
      """, ["carplay", "ios", "ipados"])
    let text = overview.text(for: "f")
    #expect(overview.rows.map(\.isRefused) == [true, false, false])
    #expect(text.contains("  carplay      refused"))
    #expect(text.contains("\n  ios, ipados  1 warning\n"), "\(text)")
  }
}
