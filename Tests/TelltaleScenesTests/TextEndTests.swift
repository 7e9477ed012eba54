import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleScenes

/// The newline that a block scalar ends with, and with it what a program printed, is no line of the text.
@Suite struct TextEndTests {
  /// Every kind of text that a scene may have, with a mark where it ends.
  static let scenes = [
    #"alert: {title: ["A Long Title§", "Title§"], message: {text: "Why?§", lang: en}, fields: [{id: a, placeholder: "Name§", text: "Ada§"}], buttons: [{title: "Go§"}, {role: cancel, title: "Stop§"}]}"#,
    #"action-sheet: {trigger: share, title: "Share§", message: "How?§", buttons: [{title: "By Mail§"}, {role: cancel}]}"#,
    #"screen: {navigation-bar: {title: "Places§", back-title: "Back§"}, content: [{label: {text: "One§", message: true}}]}"#,
    #"screen: {navigation-bar: {title: {bind: name, text: "Places§"}}, content: [{text-view: {text: ["Go to ", {text: "B§", weight: bold}]}}]}"#,
    #"screen: {navigation-bar: {title: T}, content: [{text-view: {text: ["One\n", {text: "Two"}, "§"]}}]}"#,
    #"screen: {navigation-bar: {title: T}, content: [{text-view: {text: "Written§", editable: true}}]}"#,
    #"screen: {navigation-bar: {title: T}, content: [{table: {id: t, row-styles: {one: {slots: [title, more]}}, rows: [{id: a, title: "A§", subtitle: "B§"}, {id: b, style: one, title: "C§", more: "D§"}]}}]}"#,
    #"screen: {navigation-bar: {title: T}, content: [{collection: {id: c, items: [{id: a, text: "Lake§"}]}}]}"#,
    #"screen: {navigation-bar: {title: T}, content: [{button: {title: "Buy§", action: {emit: buy}}}, {button: {title: {bind: b, text: "Buy§"}, action: {emit: buy}}}]}"#,
    #"screen: {navigation-bar: {title: T}, content: [{icon-button: {title: "Play§", icon: play, action: {emit: p}}}]}"#,
    #"screen: {navigation-bar: {title: T}, content: [{activity-indicator: {label: "Loading§"}}, {progress: {about: "Song§", value: 0.5, elapsed: "2:01§", remaining: ["-", "3:01§"]}}]}"#,
    #"screen: {navigation-bar: {title: T}, content: [{icon: {name: map, about: "The way§"}}, {field: {id: f, placeholder: "Name§", text: {bind: n, text: "Ada§"}}}]}"#,
    #"screen: {navigation-bar: {title: T}, content: [{keypad: {id: k, keys: ["1§", "2§"]}}]}"#,
    #"{start: a, screens: {a: {tab-bar: {tabs: [{title: "News§", id: n, screen: n, badge: "3§"}, {title: "More§", id: m, unavailable: "Not yet§"}]}}, n: {navigation-bar: {title: N}, content: [{label: {text: One, message: true}}]}}}"#,
    #"modal: {style: activity-view, purpose: separate-task, context: the route, title: "New Place§", dismiss: {title: "Done§", cancel: "Stop§"}, saves-itself: true, content: [{label: {text: One, message: true}}]}"#,
  ]

  @Test(arguments: scenes, ["\\n", "\\n\\n", "\\r\\n", " \\n", "\\n  "])
  func `a text of any element ends with its last line`(scene: String, end: String) throws {
    func read(_ end: String) throws -> Scene {
      let loaded = try Scenes.load(scene.replacing("§", with: end))
      return try #require(loaded.scene, "\(loaded.errors)")
    }
    let (plain, ended) = (try read(""), try read(end))
    #expect(ended == plain)
    #expect(try told(scene, end) == told(scene, ""))
  }

  private func told(_ scene: String, _ end: String) throws -> [String] {
    let loaded = try Scenes.load(scene.replacing("§", with: end))
    return loaded.errors.map(\.message) + loaded.findings.map(\.message)
  }

  @Test(arguments: ["|", "|+", ">", ">+", "|-", ">-"])
  func `a block scalar of every kind ends with its last line`(style: String) throws {
    let alert = try #require(
      try Scenes.alert(
        """
        alert:
          title: \(style)
            Open the Door?
          buttons:
            - title: \(style)
                Open

              id: open
            - {role: cancel}
        """))
    #expect(alert.title.longest.string == "Open the Door?")
    #expect(alert.buttons.first?.title == "Open")
  }

  @Test func `a line break inside of a text stays, and so do spaces of a piece`() throws {
    let scene = try #require(
      try Scenes.load(
        #"""
        screen:
          navigation-bar: {title: T}
          content:
            - label: {text: "One\n\nTwo\n", message: true}
            - label: {text: ["Go to \n", {text: B, weight: bold}, " "], message: true}
        """#
      ).accepted)
    var texts: [String] = []
    for placed in scene.elements {
      placed.walk { if case .label(let label) = $0.element { texts.append(label.text.string) } }
    }
    #expect(texts == ["One\n\nTwo", "Go to \nB "])
  }

  @Test func `a text that is a line end alone is as absent as an empty one`() throws {
    for text in [#""\n""#, #"["\n"]"#, #"["", "\n\n"]"#] {
      let messages = try Scenes.load(
        "screen: {navigation-bar: {title: T}, content: [{label: {text: \(text), message: true}}]}"
      ).errors.map(\.message)
      #expect(messages == ["a label without a text"], "\(text)")
    }
  }
}
