import TelltaleGraphics
import TelltaleModel
import TelltaleRuntime
import TelltaleSyntax
import Testing

@testable import TelltalePreview

@Suite struct PreviewSettingsTests {
  private func taking(_ message: JSONValue) -> (PreviewSettings, fault: String?) {
    var settings = PreviewSettings(SceneSettings(profile: "one", device: "unit.yaml"))
    let fault = settings.take(message)
    return (settings, fault)
  }

  @Test func `all that the page can set is set at once`() {
    let (settings, fault) = taking([
      "do": "set", "profile": "two", "theme": "night", "language": "ja", "textSize": .number(1.5),
      "driving": "moving", "size": ["width": 800, "height": 480],
      "panel": ["width": 154, "height": .number(86.5)], "distance": 700,
    ])
    #expect(fault == nil)
    #expect(settings.scene.profile == "two")
    #expect(settings.scene.device == nil)
    #expect(settings.scene.theme == .night)
    #expect(settings.scene.lang == "ja")
    #expect(settings.scene.textSize == 1.5)
    #expect(settings.driving == .moving)
    #expect(settings.size == PixelSize(width: 800, height: 480))
    #expect(settings.panel == PanelSize(width: 154, height: 86.5))
    #expect(settings.distance == 700)
    #expect(settings.placed(on: settings.size).panel?.distance == 700)
    #expect(
      settings.options(PixelSize(width: 800, height: 480))
        == "--profile two --size 800x480 --theme night --lang ja --text-size 1.5 "
        + "--panel 154.0x86.5 --distance 700.0")
  }

  @Test func `nothing is what there was before`() {
    let (settings, _) = taking([
      "profile": "", "language": .null, "size": .null, "panel": .null, "driving": "",
    ])
    #expect(settings.scene.profile == nil)
    #expect(settings.scene.lang == nil)
    #expect(settings.size == nil)
    #expect(settings.driving == nil)
  }

  private static let faults: [JSONValue] = [
    ["theme": "dusk"], ["language": "no language"], ["textSize": 3], ["textSize": "1"],
    ["driving": "flying"], ["size": ["width": 0, "height": 480]], ["size": "800x480"],
    ["size": ["width": 99_999, "height": 99_999]], ["panel": ["width": 1, "height": 90]],
    ["distance": 5], ["colour": "red"],
  ]

  @Test(arguments: faults)
  func `one fault, and nothing is taken`(message: JSONValue) {
    var members = [JSONValue.Member("profile", "two")]
    members += message.members ?? []
    let (settings, fault) = taking(.object(members))
    #expect(fault != nil)
    #expect(settings == PreviewSettings(SceneSettings(profile: "one", device: "unit.yaml")))
  }

  @Test func `a distance without a panel is none`() {
    let (settings, fault) = taking(["distance": 700])
    #expect(fault == nil)
    #expect(settings.distance == nil)
  }
}
