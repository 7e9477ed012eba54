import Glibc
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleScenes

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
        "1.yaml:1:12: error: the screen \"a\" is given a second time; the first is at 0.yaml:1:22"
      ),
      (
        ["{start: a, screens: {a: {}}}", "{start: b, screens: {b: {}}}"],
        "1.yaml:1:1: error: a second file says what is seen first; 0.yaml does so already"
      ), (["{screens: {a: {}}}"], "0.yaml:1:1: error: no file names the screen"),
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

  @Test func `of a folder neither hidden files nor links to folders nor other files are read`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write("app.yml", "{start: a, screens: {a: {}}}")
    try folder.write("b.json", #"{"screens": {"b": {}}}"#)
    try folder.write("notes.txt", "[")
    try folder.write(".hidden.yaml", "[")
    try folder.makeFolder("more")
    try folder.write("more/c.yaml", "screens: {c: {}}")
    try #require(symlink(folder.path, folder.place("more/loop")) == 0)
    func screens(_ paths: [String]) throws -> [String] {
      let bundle = SceneFile.loadBundle(
        paths: paths, profile: try Platforms.profile("ios"), lexicons: try Scenes.lexicons.get())
      #expect(bundle.refusal == nil, "\(bundle.refusal?.description ?? "")")
      return bundle.app?.scene?.screens.keys.sorted() ?? []
    }
    #expect(try screens([folder.path]) == ["a", "b", "c"])
    #expect(try screens([folder.path + "/"]) == ["a", "b", "c"])
    // A file that is named twice is read once; one that is named is read whatever it is called.
    try folder.write("d.txt", "screens: {d: {}}")
    #expect(
      try screens([folder.path, folder.path + "/app.yml", folder.path + "/d.txt"])
        == ["a", "b", "c", "d"])
  }

  @Test func `folders of a bundle are so deep at most, and one that is not there is told`() throws {
    let folder = try TemporaryFolder()
    try folder.write("app.yaml", "{start: a, screens: {a: {}}}")
    var inner = ""
    for name in "bcdefgh" {
      inner += "\(name)/"
      try folder.makeFolder(String(inner.dropLast()))
    }
    try folder.write(inner + "x.yaml", "screens: {x: {}}")
    func told(_ paths: [String]) throws -> (count: Int?, faults: [String]) {
      let bundle = SceneFile.loadBundle(
        paths: paths, profile: try Platforms.profile("ios"), lexicons: try Scenes.lexicons.get())
      return (bundle.app?.scene?.screens.count, bundle.refusal?.all.map(\.description) ?? [])
    }
    #expect(try told([folder.path]) == (2, []))
    try folder.makeFolder(inner + "i")
    let deep = try told([folder.path])
    #expect(deep.count == 2)
    #expect(
      deep.faults == [
        "\(folder.path)/\(inner)i: error: folders of a bundle more than 8 deep, the most that is"
          + " read"
      ])
    let missing = try told([folder.path + "/app.yaml", folder.path + "/none.yaml"])
    #expect(missing.count == 1 && missing.faults.count == 1)
    #expect(missing.faults.first?.contains("No such file") == true, "\(missing.faults)")
  }
}
