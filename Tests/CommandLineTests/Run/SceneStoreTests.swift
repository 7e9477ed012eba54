import Foundation
import TelltaleAppProtocol
import Testing

/// TABLE-STALE-DATA over restarts: `--cache`.
@Suite(.serialized) struct SceneStoreTests {
  private static let scene = """
    profile: kiosk
    start: main
    screens:
      main:
        navigation-bar: {title: Stations}
        content:
          - table: {source: {async: stations}, cache: true}
    """
  private static let rows = #"[{"id":"a","title":"Blue Hour"},{"id":"b","title":"City FM"}]"#
  private static let says = [
    "fresh.jsonl": #"{"id":1,"rows":{"stations":\#(rows)}}"# + "\n"
      + #"{"id":2,"rows":{"stations":{"remove":"nobody"}}}"# + "\n",
    "stale.jsonl": #"{"at":0,"rows":{"stations":{"stale":\#(rows)}}}"# + "\n",
    "again.jsonl": #"{"at":800,"rows":{"stations":[{"id":"c","title":"Coast"}]}}"# + "\n",
    "none.jsonl": "\n",
  ]

  private func folder() throws -> String {
    var files = Self.says
    files["app.yaml"] = Self.scene
    files["s.script"] = "wait 500\nframe first\nwait 1000\n"
    return try Program.folder(files)
  }

  /// What is shown after half a second, and what the program says.
  private func play(
    _ folder: String, saying file: String, cache: String?, as name: String
  ) throws -> (frame: Data?, result: Program.Result) {
    let result = try Program.run(
      [
        "play", "\(folder)/app.yaml", "--script", "\(folder)/s.script", "--updates",
        "\(folder)/\(file).jsonl", "--frames", "\(folder)/\(name)", "--json",
      ] + (cache.map { ["--cache", $0] } ?? []))
    #expect(result.code == (result.errors.contains("refused") ? 65 : 0))
    return (FileManager.default.contents(atPath: "\(folder)/\(name)/first.png"), result)
  }

  private func files(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  // T-HOME-UNSAVED
  @Test func `what was typed is back at the next start, and kept for its owner alone`() throws {
    let folder = try Program.folder([
      "app.yaml": """
      profile: kiosk
      start: main
      screens:
        main: {content: [{field: name}, {field: {id: pin, secure: true}}]}
      """,
      "type.script":
        "wait 1000\ntap name\ntype Ann\ntap pin\ntype 1234\nwait 500\nhome\nwait 500\n",
      "look.script": "wait 1000\nwait 1000\n",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = "\(folder)/kept/"
    func play(_ script: String) throws -> Program.Result {
      try Program.run([
        "play", "\(folder)/app.yaml", "--script", "\(folder)/\(script).script", "--cache", cache,
      ])
    }
    #expect(try play("type").code == 0)
    let name = try #require(try files(cache).first { $0.hasSuffix(".typed.json") })
    #expect(
      try String(contentsOfFile: cache + name, encoding: .utf8)
        == #"{"screens.main.content[0].field":"Ann"}"# + "\n")
    let mode = try FileManager.default.attributesOfItem(atPath: cache + name)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    // It stays until somebody takes it, and a file that is none does no harm.
    #expect(try play("look").code == 0)
    #expect(try files(cache).contains(name))
    try Data("no JSON".utf8).write(to: URL(fileURLWithPath: cache + name))
    let broken = try play("look")
    #expect(broken.code == 0)
    #expect(broken.errors.contains("this file does not hold typed texts"))
  }

  // TABLE-STALE-DATA
  @Test func `the rows of last time are shown at the next start until new ones come`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = "\(folder)/kept/"
    _ = try play(folder, saying: "fresh", cache: cache, as: "one")
    let name = try #require(try files(cache).first)
    #expect(try files(cache).count == 1)
    #expect(
      try String(contentsOfFile: cache + name, encoding: .utf8)
        == #"{"rows":{"stations":{"stale":\#(Self.rows)}}}"# + "\n")
    let mode = try FileManager.default.attributesOfItem(atPath: cache + name)[.posixPermissions]
    #expect(mode as? Int == 0o600)

    let expected = try play(folder, saying: "stale", cache: nil, as: "two")
    let empty = try play(folder, saying: "none", cache: nil, as: "three")
    let shown = try play(folder, saying: "again", cache: cache, as: "four")
    #expect(shown.frame != nil && shown.frame == expected.frame)
    #expect(shown.frame != empty.frame)
    #expect(shown.result.output.contains(#""event":"wanted","source":"stations""#))
    #expect(shown.result.errors.isEmpty)
    #expect(try String(contentsOfFile: cache + name, encoding: .utf8).contains("Coast"))
  }

  @Test func `without the option nothing is written`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let before = try files(folder)
    _ = try play(folder, saying: "fresh", cache: nil, as: "one")
    #expect(try files(folder) == (before + ["one"]).sorted())
  }

  @Test(arguments: ["nonsense", "{\"rows\":{\"stations\":{\"stale\":[{\"title\":7", "\u{0}", "[[["])
  func `a damaged file is told and left out`(text: String) throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = "\(folder)/kept"
    _ = try play(folder, saying: "fresh", cache: cache, as: "one")
    let file = "\(cache)/\(try #require(try files(cache).first))"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let shown = try play(folder, saying: "none", cache: cache, as: "two")
    #expect(shown.frame == (try play(folder, saying: "none", cache: nil, as: "three")).frame)
    #expect(shown.result.errors.hasPrefix("\(file):"))
    #expect(shown.result.errors.contains(": warning: "))
  }

  @Test func `something else in the place of the file is left as it is`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = "\(folder)/kept"
    let name = SceneStore.file(of: "\(folder)/app.yaml")
    try FileManager.default.createDirectory(
      atPath: "\(cache)/\(name)", withIntermediateDirectories: true)
    let shown = try play(folder, saying: "fresh", cache: cache, as: "one")
    #expect(shown.result.errors.contains("expected a regular file"))
    #expect(shown.result.errors.contains("cannot keep rows"))
    #expect(try files(cache) == [name])
  }

  @Test func `a folder that cannot be made is told, and the screens are shown`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = "\(folder)/app.yaml/kept"
    let shown = try play(folder, saying: "fresh", cache: cache, as: "one")
    #expect(shown.frame != nil)
    #expect(shown.result.errors.contains("warning: cannot make the folder"))
  }

  @Test func `folders that the folder lies in are made`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = "\(folder)/a//b/kept"
    let errors = try play(folder, saying: "fresh", cache: cache, as: "one").result.errors
    #expect(!errors.contains("warning"), "\(errors)")
    #expect(try files(cache) == [SceneStore.file(of: "\(folder)/app.yaml")])
  }

  @Test(arguments: ["run", "play"]) func `a folder without a name is wrong usage`(
    command: String
  ) throws {
    let script = command == "play" ? ["--script", "s.script"] : []
    let result = try Program.run([command, "app.yaml", "--cache", ""] + script)
    #expect(result.code == 64)
    #expect(result.errors.contains("--cache names no folder"))
  }

  @Test func `rows that are only appended do not pile up from start to start`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = "\(folder)/kept"
    let line = #"{"id":1,"rows":{"stations":{"append":\#(Self.rows)}}}"# + "\n"
    try line.write(toFile: "\(folder)/more.jsonl", atomically: true, encoding: .utf8)
    let first = try play(folder, saying: "more", cache: cache, as: "one")
    let file = "\(cache)/\(try #require(try files(cache).first))"
    let kept = try String(contentsOfFile: file, encoding: .utf8)
    let second = try play(folder, saying: "more", cache: cache, as: "two")
    #expect(second.result.output.contains(#""ok":1"#))
    #expect(second.frame != nil && second.frame == first.frame)
    #expect(try String(contentsOfFile: file, encoding: .utf8) == kept)
  }
}
