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
    (
      "modal", "title",
      "button: {title: A, action: {open: {modal: {id: m, title: {bind: x, text: A}, dismiss: {title: Done}, content: []}}}}",
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
    (
      "row", "night-background",
      "row: {background: {image: a.png}, night-background: {bind: x}, content: []}", "\"b.png\""
    ),
    (
      "column", "night-background",
      "column: {background: {bind: y}, night-background: {bind: x}, content: []}", "\"b.png\""
    ),
    (
      "card", "night-background",
      "card: {background: {image: a.png}, night-background: {bind: x, file: c.png}, content: []}",
      "\"b.png\""
    ),
    ("card", "enabled", "card: {enabled: {bind: x}, action: {emit: a}, content: []}", "false"),
    ("label", "text", "label: {text: {bind: x}, message: true}", "\"a\""),
    ("label", "color", "label: {text: A, color: {bind: x}, message: true}", "\"accent\""),
    ("text-view", "text", "text-view: {text: {bind: x}}", "\"a\""),
    ("image", "file", "image: {file: {bind: x}}", "\"a.png\""),
    ("icon", "name", "icon: {name: {bind: x, name: sun}}", "\"moon\""),
    ("image", "about", "image: {file: {bind: y}, about: {bind: x}}", "\"a\""),
    ("icon", "about", "icon: {name: sun, about: {bind: x, text: A}}", "\"a\""),
    ("icon", "color", "icon: {name: sun, color: {bind: x}}", "\"accent\""),
    ("text-view", "color", "text-view: {text: A, color: {bind: x}}", "\"accent\""),
    (
      "run", "color", "label: {text: [{text: A, color: {bind: x}}], message: true}", "\"accent\""
    ),
    ("qr", "about", "qr: {content: a, about: {bind: x}}", "\"a\""),
    ("qr", "content", "qr: {content: {bind: x}, about: A}", "\"a\""),
    (
      "activity-indicator", "progress", "activity-indicator: {label: A, progress: {bind: x}}", "0.5"
    ),
    ("progress", "value", "progress: {value: {bind: x}}", "0.5"),
    ("progress", "about", "progress: {value: 0.5, about: {bind: x}}", "\"a\""),
    ("progress", "elapsed", "progress: {elapsed: {bind: x}}", "\"a\""),
    ("progress", "color", "progress: {color: {bind: x, color: accent}}", "\"accent\""),
    ("progress", "figure", "progress: {figure: {bind: x}}", "\"a\""),
    ("gauge", "value", "gauge: {value: {bind: x}}", "0.5"),
    ("gauge", "about", "gauge: {value: 0.5, about: {bind: x}}", "\"a\""),
    ("gauge", "figure", "gauge: {value: 0.5, figure: {bind: x}}", "\"a\""),
    ("gauge", "caption", "gauge: {value: 0.5, caption: {bind: x}}", "\"a\""),
    ("gauge", "color", "gauge: {value: 0.5, color: {bind: x}}", "\"accent\""),
    ("slider", "value", "slider: {about: A, value: {bind: x}}", "7"),
    ("slider", "about", "slider: {about: {bind: x, text: A}}", "\"a\""),
    ("slider", "low-icon", "slider: {about: A, low-icon: {bind: x}}", "\"minus\""),
    ("slider", "high-icon", "slider: {about: A, high-icon: {bind: x, icon: plus}}", "\"plus\""),
    ("slider", "enabled", "slider: {about: A, enabled: {bind: x}}", "false"),
    ("switch", "title", "switch: {title: {bind: x, text: A}}", "\"a\""),
    ("switch", "subtitle", "switch: {title: A, subtitle: {bind: x}}", "\"a\""),
    ("switch", "value", "switch: {title: A, value: {bind: x}}", "true"),
    (
      "segmented", "value",
      "segmented: {about: A, value: {bind: x}, options: [{id: a, title: A}, {id: b, title: B}]}",
      "\"b\""
    ),
    (
      "segmented", "about",
      "segmented: {about: {bind: x, text: A}, options: [{id: a, title: A}, {id: b, title: B}]}",
      "\"a\""
    ),
    (
      "segment", "title",
      "segmented: {about: A, options: [{id: a, title: {bind: x, text: A}}, {id: b, title: B}]}",
      "\"a\""
    ),
    (
      "tableSection", "header",
      "table: {sections: [{header: {bind: x}, footer: {bind: y}, rows: [{title: A}]}]}", "\"a\""
    ),
    (
      "tableSection", "footer",
      "table: {sections: [{header: A, footer: {bind: x}, rows: [{title: A}]}]}", "\"a\""
    ),
    ("tab", "title", "", "\"a\""),
    ("stepper", "about", "stepper: {about: {bind: x, text: A}}", "\"a\""),
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

  private static func reader(_ scene: Scene) throws -> UpdateReader {
    UpdateReader(
      scene, profile: try Platforms.profile("kiosk"), lexicons: .empty, language: "en")
  }

  @Test(arguments: keys.indices)
  func `what is bound can be set, and is brought back by null`(index: Int) throws {
    let (owner, key, element, value) = Self.keys[index]
    guard !element.isEmpty else { return }
    let text = "start: a\nscreens:\n  a:\n    content:\n      - \(element)\n"
    let loaded = try Scenes.load(text)
    #expect(loaded.errors == [], "\(owner) \(key)")
    let scene = try #require(loaded.scene)
    let reader = try Self.reader(scene)
    for said in [value, "null"] {
      let line = reader.read(Array("{\"set\":{\"x\":\(said)}}".utf8), file: "in", line: 1)
      #expect(line.faults == [] && !line.updates.isEmpty, "\(owner) \(key) \(said)")
    }
  }

  private static let tabs = """
    start: home
    screens:
      home:
        tab-bar:
          tabs:
            - {title: {bind: x, text: Radio}, screen: radio}
            - {title: Library, screen: library}
      radio:
        content:
          - segmented:
              about: Span
              options: [{id: day, title: {bind: y, text: Day}}, {id: week, title: Week}]
      library: {content: []}
    """

  @Test func `titles of tabs and options are said, and never left without words`() throws {
    let loaded = try Scenes.load(Self.tabs)
    #expect(loaded.errors == [])
    let reader = try Self.reader(try #require(loaded.scene))
    func read(_ line: String) -> UpdateLine { reader.read(Array(line.utf8), file: "in", line: 1) }
    #expect(
      read(#"{"set":{"x":"Music","y":"Today"}}"#).updates == [
        .text("x", "Music"), .text("y", "Today"),
      ])
    #expect(read(#"{"set":{"x":null}}"#).updates == [.text("x", nil)])
    #expect(read(#"{"set":{"x":""}}"#).faults.map(\.message) == ["a tab without a title"])
    #expect(read(#"{"set":{"y":""}}"#).faults.map(\.message) == ["an option without a title"])
    #expect(read(#"{"set":{"z":"A"}}"#).faults.count == 1)
  }
}
