import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleFormats

@Suite struct BundleTests {
  private func bundle(_ files: KeyValuePairs<String, String>) throws -> LoadedBundle {
    SceneFile.loadBundle(
      files.map { BundleSource(name: $0.key, bytes: Array($0.value.utf8)) },
      profile: try Platforms.profile("ios"), lexicons: try Scenes.lexicons.get())
  }

  @Test func `screens of all files are one app`() throws {
    let bundle = try bundle([
      "a.yaml":
        "{start: home, screens: {home: {content: [{table: {rows: [{title: Map, push: map}]}}]}}}",
      "b.yaml": "screens:\n  map: {content: [{label: {text: Here}}]}",
      "c.yaml": "alert: {id: lost, title: Route Lost, buttons: [{title: OK}]}",
    ])
    #expect(bundle.refusal == nil, "\(bundle.refusal?.description ?? "")")
    let app = try #require(bundle.app)
    #expect(app.scene?.screens.keys.sorted() == ["home", "map"])
    #expect(app.scene?.start == "home")
    let place = app.sourceMap.location(of: "screens.map.content[0].label.text")
    #expect(place.description == "b.yaml:2:34")
    #expect(bundle.others.map(\.scene?.root.name) == ["alert"])
  }

  @Test func `a tab bar may be the root`() throws {
    let bundle = try bundle([
      "s.yaml": "{screens: {a: {}}}", "t.yaml": "tab-bar: {tabs: [{title: A, screen: a}]}",
    ])
    #expect(bundle.refusal == nil)
    #expect(bundle.app?.scene?.root.name == "tab-bar")
    #expect(bundle.others.isEmpty)
  }

  @Test(
    arguments: [
      (
        ["{start: a, screens: {a: {}}}", "{screens: {a: {}}}"],
        "1.yaml:1:12: error: the screen \"a\" is given a second time; it is at 0.yaml:1:22"
      ),
      (
        ["{start: a, screens: {a: {}}}", "{start: b, screens: {b: {}}}"],
        "1.yaml:1:1: error: a second file says what is seen first; 0.yaml does so already"
      ), (["{screens: {a: {}}}"], "0.yaml:1:1: error: no file says which of the screens"),
      (
        ["{start: a, screens: {a: {}}}", "table: {rows: [{title: B, push: b}]}"],
        "1.yaml:1:33: error: there is no screen \"b\""
      ),
      (
        ["{start: x, screens: {a: {}}}", "screens: {b: {}}"],
        "0.yaml:1:9: error: there is no screen"
      ),
      (
        ["{start: a, screens: {a: {}}}", "screens: {b: {contant: []}}"],
        "1.yaml:1:15: error: unknown key \"contant\""
      ), (["{start: a, screens: {a: {}}}", "["], "1.yaml:"),
    ])
  func `faults are told at their files`(_ files: [String], _ message: String) throws {
    let bundle = SceneFile.loadBundle(
      files.enumerated().map { BundleSource(name: "\($0).yaml", bytes: Array($1.utf8)) },
      profile: try Platforms.profile("ios"), lexicons: try Scenes.lexicons.get())
    let told = bundle.refusal?.all.map(\.description) ?? []
    #expect(told.count == 1, "\(told)")
    #expect(told.first?.hasPrefix(message) == true, "\(told)")
  }

  @Test func `a modal that a known alert opens over another is found across files`() throws {
    let bundle = try bundle([
      "a.yaml": """
      start: home
      screens:
        home: {content: [{button: {title: Add, action: {open: {modal: {title: New, dismiss: Done,
          content: [{button: {title: Warn, action: {open: {alert: warn}}}}]}}}}}]}
      """,
      "w.yaml": """
      alert:
        id: warn
        title: Icons Missing
        buttons: [{title: Get, action: {open: {modal: icons}}}]
      """,
    ])
    let told = bundle.refusal?.all.map(\.description) ?? []
    #expect(told.count == 1)
    #expect(
      told.first?.hasPrefix("w.yaml:4:49: error: a modal would open over a modal") == true,
      "\(told)")
  }

  @Test func `a folder is read with all below it, and what is no scene is left out`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "app.yaml", "{start: a, screens: {a: {content: [{button: {title: B, action: {push: b}}}]}}}")
    try folder.write("settings.yaml", "color: red")
    try folder.makeFolder("screens")
    try folder.write("screens/b.yaml", "screens: {b: {}}")
    let bundle = SceneFile.loadBundle(
      paths: [folder.path], profile: try Platforms.profile("ios"),
      lexicons: try Scenes.lexicons.get())
    #expect(bundle.refusal == nil, "\(bundle.refusal?.description ?? "")")
    #expect(bundle.app?.scene?.screens.count == 2)
    #expect(bundle.others.isEmpty)
  }
}
