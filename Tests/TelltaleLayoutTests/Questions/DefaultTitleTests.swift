import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

/// Which button's title is drawn in bold, edition by edition.
@Suite struct DefaultTitleTests {
  private func bold(_ buttons: String, on name: String, _ edition: GuidelineEdition) throws -> [Int]
  {
    let sample = try SampleScene(
      "alert: {title: Delete This Route?, buttons: [\(buttons)]}", on: name)
    guard case .alert(let alert) = sample.scene.root else { return [] }
    var profile = sample.profile
    profile.guidelines.edition = edition
    return alert.buttons.indices.filter { alert.isBold($0, in: profile) }
  }

  // ALERT-CANCEL-NOT-DEFAULT
  @Test func `today's edition has no Cancel in bold, and leaves every other default as it was`()
    throws
  {
    let destroys = "{title: Delete, role: destructive}, {role: cancel}"
    for name in ["carplay", "ios"] {
      #expect(try bold(destroys, on: name, .edition2022) == [1])
      #expect(try bold(destroys, on: name, .edition2026) == [])
    }
    let keeps = "{title: Save}, {role: cancel}"
    for edition in GuidelineEdition.allCases {
      #expect(try bold(keeps, on: "ios", edition) == [0])
    }
  }
}
