import TelltaleRuntime
import Testing

@testable import TelltaleCommands

/// Which profile counts on a unit.
@Suite struct UnitSceneTests {
  private func settled(
    _ given: SceneSettings, _ variables: [String: String] = [:],
    _ unit: SceneSettings = SceneSettings()
  ) throws -> SceneSettings {
    try UnitScene.settled(given, { variables[$0] }) { unit }
  }

  private let unit = SceneSettings(
    profile: "kiosk", device: "unit.yaml", theme: .night, lang: "de", textSize: 1.5)

  @Test func `the unit's settings count where nothing else is said`() throws {
    #expect(try settled(SceneSettings(), [:], unit) == unit)
  }

  @Test func `variables go before the settings, of which then nothing is asked`() throws {
    let scene = try UnitScene.settled(SceneSettings(), { $0 == "TELLTALE_DEVICE" ? "d.yaml" : nil })
    {
      () throws(RuntimeError) in throw RuntimeError(.profile, "bad settings")
    }
    #expect(scene == SceneSettings(device: "d.yaml"))
    #expect(try settled(SceneSettings(), ["TELLTALE_PROFILE": "ios"], unit).profile == "ios")
  }

  @Test func `options go before both`() throws {
    let given = SceneSettings(profile: "tvos", lang: "ja")
    #expect(try settled(given, ["TELLTALE_PROFILE": "ios"], unit) == given)
  }

  @Test func `what is said of language, theme and size goes before the unit's own`() throws {
    let scene = try settled(SceneSettings(lang: "ja", textSize: 2), [:], unit)
    #expect(
      scene
        == SceneSettings(
          profile: "kiosk", device: "unit.yaml", theme: .night, lang: "ja", textSize: 2))
  }

  @Test func `bad settings are told where they are asked`() {
    #expect(throws: RuntimeError.self) {
      try UnitScene.settled(SceneSettings(), { _ in nil }) {
        () throws(RuntimeError) in throw RuntimeError(.profile, "bad settings")
      }
    }
  }
}
