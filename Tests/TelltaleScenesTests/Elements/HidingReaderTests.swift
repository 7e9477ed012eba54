import TelltaleModel
import TelltaleScenes
import TelltaleTestSupport
import Testing

/// How it is written that an element is hidden.
@Suite struct HidingReaderTests {
  private func load(_ content: String) throws -> LoadedScene {
    try Scenes.load("start: main\nscreens:\n  main:\n    content:\n" + content)
  }

  @Test func `any element may be hidden, wherever it is placed`() throws {
    let loaded = try load(
      """
            - {hidden: true, label: {text: A, message: true}}
            - row:
                content:
                  - {grow: 1, hidden: {bind: gone}, label: {text: B, message: true}}
                  - {hidden: {bind: there, hidden: true}, divider: {}}
            - scroll-view:
                content:
                  - {divider: {}, hidden: false}
      """)
    #expect(loaded.errors == [])
    #expect(
      loaded.scene?.hiding == [
        "screens.main.content[0].label": Hiding(isHidden: true),
        "screens.main.content[1].row.content[0].label": Hiding(binding: "gone"),
        "screens.main.content[1].row.content[1].divider": Hiding(isHidden: true, binding: "there"),
      ])
    // These are the places at which layout looks.
    let places = Set(loaded.scene?.allElements.map(\.path) ?? [])
    #expect(loaded.scene?.hiding.keys.allSatisfy(places.contains) == true)
  }

  @Test(arguments: [
    ("{hidden: maybe, divider: {}}", "found \"maybe\", expected true or false"),
    ("{hidden: {hidden: true}, divider: {}}", "\"hidden\" that names no value"),
    ("{hidden: {bind: a, shown: true}, divider: {}}", "unknown key \"shown\""),
    ("{hidden: true}", "found a map of 1, expected one element"),
    ("row: {content: [{hidden: true}]}", "found a map of 1, expected one element"),
    ("row: {content: [{grow: 1, hidden: true}]}", "a place without an element"),
  ]) func `what says it wrongly is refused`(element: String, message: String) throws {
    let errors = try load("      - \(element)\n").errors.map(\.message)
    #expect(errors.first?.hasPrefix(message) == true, "\(errors)")
  }

  @Test func `the screens of all files of an app keep what they say`() throws {
    let sources = [
      ("a.yaml", "start: one\nscreens: {one: {content: [{hidden: true, divider: {}}]}}"),
      ("b.yaml", "screens: {two: {content: [{hidden: {bind: b}, divider: {}}]}}"),
    ].map { BundleSource(name: $0.0, bytes: Array($0.1.utf8)) }
    let bundle = SceneFile.loadBundle(
      sources, profile: try Platforms.profile("kiosk"), lexicons: .empty)
    #expect(
      bundle.app?.scene?.hiding == [
        "screens.one.content[0].divider": Hiding(isHidden: true),
        "screens.two.content[0].divider": Hiding(binding: "b"),
      ])
  }
}
