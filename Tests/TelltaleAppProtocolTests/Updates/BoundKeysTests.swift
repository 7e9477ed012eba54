import TelltaleModel
import TelltaleScenes
import TelltaleTestSupport
import Testing

@testable import TelltaleAppProtocol

/// What an application may set, key by key.
@Suite struct BoundKeysTests {
  /// Every key that can be bound, in a scene, with a value that fits.
  private static let keys: [(owner: String, key: String, scene: String, value: String)] = [
    (
      "modal", "unsaved",
      "button: {title: A, action: {open: {modal: {id: m, unsaved: {bind: x}, dismiss: {title: Done}, content: []}}}}",
      "\"a\""
    ),
    ("textField", "text", "field: {id: a, text: {bind: x}}", "\"a\""),
    ("navigation-bar", "title", "", "\"a\""),
    ("button", "title", "button: {title: {bind: x, text: A}, action: {emit: a}}", "\"a\""),
    (
      "button", "icon", "button: {title: A, icon: {bind: x, icon: play}, action: {emit: a}}",
      "\"stop\""
    ),
    ("button", "enabled", "button: {title: A, enabled: {bind: x}, action: {emit: a}}", "false"),
    (
      "icon-button", "title",
      "icon-button: {title: {bind: x, text: A}, icon: play, action: {emit: a}}", "\"a\""
    ),
    (
      "icon-button", "icon",
      "icon-button: {title: A, icon: {bind: x, icon: play}, action: {emit: a}}", "\"stop\""
    ),
    (
      "icon-button", "enabled",
      "icon-button: {title: A, icon: play, enabled: {bind: x}, action: {emit: a}}", "false"
    ),
    ("row", "background", "row: {background: {bind: x}, content: []}", "\"accent\""),
    ("column", "background", "column: {background: {bind: x}, content: []}", "\"a.png\""),
    ("card", "background", "card: {background: {bind: x}, content: []}", "\"raised\""),
    ("card", "enabled", "card: {enabled: {bind: x}, action: {emit: a}, content: []}", "false"),
    ("label", "text", "label: {text: {bind: x}, message: true}", "\"a\""),
    ("label", "color", "label: {text: A, color: {bind: x}, message: true}", "\"accent\""),
    ("text-view", "text", "text-view: {text: {bind: x}}", "\"a\""),
    ("image", "file", "image: {file: {bind: x}}", "\"a.png\""),
    ("icon", "name", "icon: {name: {bind: x, name: sun}}", "\"moon\""),
    ("icon", "color", "icon: {name: sun, color: {bind: x}}", "\"accent\""),
    ("qr", "content", "qr: {content: {bind: x}, about: A}", "\"a\""),
    (
      "activity-indicator", "progress", "activity-indicator: {label: A, progress: {bind: x}}", "0.5"
    ),
    ("progress", "value", "progress: {value: {bind: x}}", "0.5"),
    ("progress", "elapsed", "progress: {elapsed: {bind: x}}", "\"a\""),
    ("progress", "color", "progress: {color: {bind: x, color: accent}}", "\"accent\""),
    ("progress", "figure", "progress: {figure: {bind: x}}", "\"a\""),
    ("gauge", "value", "gauge: {value: {bind: x}}", "0.5"),
    ("gauge", "figure", "gauge: {value: 0.5, figure: {bind: x}}", "\"a\""),
    ("gauge", "caption", "gauge: {value: 0.5, caption: {bind: x}}", "\"a\""),
    ("gauge", "color", "gauge: {value: 0.5, color: {bind: x}}", "\"accent\""),
    ("slider", "value", "slider: {about: A, value: {bind: x}}", "7"),
    ("slider", "enabled", "slider: {about: A, enabled: {bind: x}}", "false"),
    ("switch", "title", "switch: {title: {bind: x, text: A}}", "\"a\""),
    ("switch", "subtitle", "switch: {title: A, subtitle: {bind: x}}", "\"a\""),
    ("switch", "value", "switch: {title: A, value: {bind: x}}", "true"),
    (
      "segmented", "value",
      "segmented: {about: A, value: {bind: x}, options: [{id: a, title: A}, {id: b, title: B}]}",
      "\"b\""
    ),
    ("stepper", "value", "stepper: {about: A, value: {bind: x}}", "7"),
    ("element", "hidden", "{hidden: {bind: x}, divider: {}}", "true"),
  ]

  @Test func `every key that readers bind is one of a kind`() {
    let all = BoundKeys.all
    #expect(Set(all.map(\.kind)) == Set(BoundKeys.Kind.allCases))
    let known = Set(all.map { "\($0.owner) \($0.key)" })
    let missing = Self.keys.filter { !$0.key.isEmpty && !known.contains("\($0.owner) \($0.key)") }
    #expect(missing.map { "\($0.owner) \($0.key)" } == [], "\(known.sorted())")
  }

  @Test(arguments: keys.indices)
  func `what is bound can be set, and is brought back by null`(index: Int) throws {
    let (owner, key, element, value) = Self.keys[index]
    guard !element.isEmpty else { return }
    let text = "start: a\nscreens:\n  a:\n    content:\n      - \(element)\n"
    let loaded = try Scenes.load(text)
    #expect(loaded.errors == [], "\(owner) \(key)")
    let scene = try #require(loaded.scene)
    let reader = UpdateReader(
      scene, profile: try Platforms.profile("kiosk"), lexicons: .empty, language: "en")
    for said in [value, "null"] {
      let line = reader.read(Array("{\"set\":{\"x\":\(said)}}".utf8), file: "in", line: 1)
      #expect(line.faults == [] && !line.updates.isEmpty, "\(owner) \(key) \(said)")
    }
  }
}
