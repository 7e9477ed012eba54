import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleScenes

/// What is wrong with the file itself, beside what guidelines refuse.
@Suite struct FaultyElementTests {
  @Test(
    arguments: [
      ("table: {rows: [{titel: A}]}", "1:17", "unknown key \"titel\"; did you mean \"title\"?"),
      ("table: {rows: {}}", "1:15", "found a map, expected a list of rows"),
      (
        "table: {rows: [{id: a, title: A}, {id: a, title: B}]}", "1:40",
        "the id \"a\" is given a second"
      ),
      ("table: {rows: [{subtitle: A}]}", "1:16", "a row without a title"),
      ("table: {refresh: 60, refresh-on: focus}", "1:22", "both \"refresh\" and \"refresh-on\""),
      ("table: {row-styles: {value1: {slots: [a]}}}", "1:22", "is the name of a standard style"),
      ("table: {row-styles: {a: {slots: []}}}", "1:22", "a row style without slots"),
      (
        "table: {row-styles: {a: {slots: [{name: title, x: 0, width: 200}, {name: low, x: 60, width: 200}]}}}",
        "1:22", "the slot \"low\" stands from 60 to 260, on \"title\", which stands from 0 to 200"
      ),
      (
        "screen: {content: [{label: {text: A}, button: {}}]}", "1:20",
        "found a map of 2, expected one"
      ),
      (
        "screen: {content: [{alert: {}}]}", "1:21",
        "an alert cannot be placed inside another element"
      ),
      (
        "screen: {content: [{labell: {}}]}", "1:21",
        "unknown element \"labell\"; did you mean \"label\"?"
      ),
      ("screen: {content: [button]}", "1:20", "found \"button\", expected one element"),
      ("tab-bar: {tabs: [{icon: a}]}", "1:18", "a tab without a title"),
      (
        "tab-bar: {tabs: [{title: A, screen: a, content: [image: a.png]}]}", "1:18", "both a screen"
      ),
      ("label: {text: A, color: reed}", "1:25", "expected a colour of the theme"),
      ("image: ../a.png", "1:8", "the path of a file in the scene's folder"),
      ("image: /etc/a.png", "1:8", "the path of a file in the scene's folder"),
      ("web-view: {html: a, file: a.html}", "1:21", "a second content"),
      (
        "scroll-view: {min-zoom: 2, max-zoom: 1, content: []}", "1:1",
        "min-zoom is 2 and max-zoom 1"
      ),
      ("collection: {items: [{image: a.png}]}", "1:22", "an item without an id"),
      ("collection: {layout: gird, items: []}", "1:22", "did you mean \"grid\"?"),
      ("collection: {layout: spiral, items: []}", "1:22", "write {custom: spiral}"),
      ("modal: {style: alert, dismiss: Done}", "1:16", "\"alert\" is not a style but an element"),
      (
        "modal: {dismiss: Done, confirm-close: {table: {}}}", "1:39",
        "expected an alert or an action"
      ),
      ("modal: {dismiss: Done, screens: {a: {}}}", "1:24", "the modal's screen that is seen first"),
      ("modal: {dismiss: Done, start: a}", "1:31", "there is no screen \"a\" in the modal"),
      (
        "button: {title: A, action: {push: a, pop: true}}", "1:28", "found a map of 2, expected one"
      ),
      ("button: {title: A, action: {pop: 1}}", "1:34", "found \"1\", expected true"),
      ("{start: a}", "1:9", "\"start\" names a screen, and there are none"),
      ("{start: b, screens: {a: {}}}", "1:9", "there is no screen \"b\""),
      ("{screens: {a: {}}}", "1:1", "no `start` names the screen that is seen first"),
      ("{start: a, screens: {a: {}}, label: {text: A}}", "1:30", "\"label\" beside \"start\""),
      (
        "{start: home, screens: {home: {content: [{table: {rows: [{title: A, push: hom}]}}]}}}",
        "1:75", "there is no screen \"hom\"; did you mean \"home\"?"
      ), ("label: {text: A}\ntable: {rows: []}", "2:1", "a second element, \"table\""),
      ("text-view: {text: {bind: }}", "1:19", "a bound text that names no value"),
      ("activity-indicator: Loading", "1:21", "found \"Loading\", expected an activity indicator"),
    ])
  func `is told once with its place`(_ text: String, _ place: String, _ message: String) throws {
    let told = try Scenes.load(text, profile: "ipados").refusal?.all.map(\.description) ?? []
    #expect(told.count == 1, "\(told)")
    let first = try #require(told.first)
    #expect(first.hasPrefix("s.yaml:\(place): error: "), "\(first)")
    #expect(first.contains(message), "\(first)")
  }

  @Test func `names of screens are the application's where a scene has none`() throws {
    for text in [
      "table: {rows: [{title: A, push: somewhere}]}",
      "tab-bar: {tabs: [{title: A, screen: a}, {title: B}, {title: C}]}",
      "modal: {dismiss: Done, content: [{button: {title: Go On, action: {push: a}}}]}",
    ] {
      #expect(try Scenes.load(text).refusal == nil)
    }
  }

  @Test func `screens inside of a modal are its own`() throws {
    let text = """
      start: home
      screens:
        home: {content: [{button: {title: Add Place, action: {open: {modal: {dismiss: Done,
          content: [{button: {title: Go On, action: {push: home}}}], screens: {a: {}}}}}}}]}
      """
    #expect(try Scenes.complaints(text).contains { $0.contains("there is no screen \"home\"") })
  }

  @Test func `every limit on lists is told`() throws {
    let many = { (item: String, count: Int) in
      "[" + Array(repeating: item, count: count + 1).joined(separator: ",") + "]"
    }
    for (text, limit) in [
      ("tab-bar: {tabs: \(many("{title: a}", Limits.tabs))}", Limits.tabs),
      ("label: {text: \(many("a", Limits.textRuns))}", Limits.textRuns),
      ("screen: {content: \(many("{field: a}", Limits.contentElements))}", Limits.contentElements),
      ("button: {title: A, action: \(many("pop", Limits.actions))}", Limits.actions),
      ("keypad: {keys: \(many("'1'", Limits.keypadKeys))}", Limits.keypadKeys),
      (
        "navigation-bar: {trailing: \(many("{fixed-space: 9}", Limits.barItems))}", Limits.barItems
      ),
    ] {
      let told = try Scenes.complaints(text)
      #expect(told.count == 1 && told[0].contains("at most \(limit) are read"), "\(told)")
    }
  }

  @Test(
    arguments: [
      ("table: {rows: [{title: 東京駅}, {title: みどりの窓口}]}", "ja"),
      ("tab-bar: {tabs: [{title: 收音机}, {title: 资料库}, {title: GPS}]}", "zh"),
      ("action-sheet: {title: '駅の?', trigger: t, buttons: [{title: A}]}", "ja"),
      ("alert: {title: OK?, buttons: [{title: 中文}]}", "en"),
      ("label: {text: [{text: 'Hello '}, {text: 世界}]}", "zh"),
      ("{start: a, screens: {a: {content: [{label: {text: ไทย}}]}}}", "th"),
    ])
  func `the language is told from the scripts of any element`(
    _ text: String, _ language: Language
  ) throws {
    #expect(try Scenes.load(text).scene?.language == language)
  }
}
