import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleFormats

/// TEXT-VIEW-CARPLAY-NO-EDITING: other profiles may use the keys.
@Suite struct TextViewKeysTests {
  private func load(_ key: String, _ value: String, _ profile: String) throws -> LoadedScene {
    SceneFile.load(
      bytes: Array("text-view: {text: Traffic report, \(key): \(value)}".utf8), name: "a.yaml",
      profile: try Platforms.profile(profile), lexicons: .empty)
  }

  @Test(arguments: ["editable", "selectable", "cursor", "keyboard"])
  func `keys of editing are for profiles that have it`(key: String) throws {
    for profile in Platforms.names where try Platforms.profile(profile).elements.contains("field") {
      let loaded = try load(key, "true", profile)
      #expect(loaded.refusal == nil, "\(profile)")
      guard case .textView(let view)? = loaded.scene?.root else {
        Issue.record("no text view")
        return
      }
      #expect(view.isEditable == ["editable", "keyboard"].contains(key))
      #expect(view.isSelectable == ["selectable", "cursor"].contains(key))
      #expect(try load(key, "maybe", profile).errors.count == 1)
    }
    let car = try load(key, "true", "carplay")
    #expect(car.findings.map(\.rule) == ["TEXT-VIEW-CARPLAY-NO-EDITING"])
    #expect(car.findings.first?.path.description == "text-view.\(key)")
  }
}
