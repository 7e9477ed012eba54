import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleScenes

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
      #expect(view.editing.isEditable == ["editable", "keyboard"].contains(key))
      #expect(view.editing.isSelectable == (key != "cursor"))
      #expect(view.editing.hasCursor == (key != "selectable"))
      #expect(view.editing.takesFocus)
      #expect(try load(key, "maybe", profile).errors.count == 1)
    }
    let car = try load(key, "true", "carplay")
    #expect(car.findings.map(\.rule) == ["TEXT-VIEW-CARPLAY-NO-EDITING"])
    #expect(car.findings.first?.path.description == "text-view.\(key)")
  }

  @Test func `what is not said goes with the text's being editable`() throws {
    func editing(_ keys: String) throws -> TextEditing? {
      let loaded = SceneFile.load(
        bytes: Array("text-view: {text: Report, \(keys)}".utf8), name: "a.yaml",
        profile: try Platforms.profile("kiosk"), lexicons: .empty)
      guard case .textView(let view)? = loaded.accepted?.root else { return nil }
      return view.editing
    }
    let full = try #require(try editing("editable: true"))
    #expect(full.isEditable && full.isSelectable && full.hasCursor && full.offersKeyboard)
    let bare = try #require(try editing("editable: true, selectable: false, keyboard: false"))
    #expect(bare.isEditable && bare.hasCursor)
    #expect(!bare.isSelectable && !bare.offersKeyboard)
    #expect(try editing("editable: false, selectable: false")?.takesFocus == false)
    #expect(try editing("cursor: true")?.isEditable == false)
    #expect(try editing("editable: true, cursor: false") == nil, "one types at the cursor")
    #expect(try editing("editable: false, keyboard: true") == nil, "nothing to type into")
  }
}
