import Foundation
import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleScenes

/// What the schema says of absent keys is what their absence means.
@Suite struct SceneDefaultTests {
  /// Tried so often at most, each key in other scenes.
  private static let most = 4

  @Test func `a key that says what is usual changes nothing`() throws {
    var tried: [String: Int] = [:]
    let walk = SchemaWalk(SceneSchema.document)
    for state in GalleryState.all {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: state.path))
      var complaints = LoadErrorCollector(kind: .scene)
      let file = try #require(
        YAMLReader.read(Array(bytes), file: "f", complaints: &complaints))
      let profile = try Platforms.profile(try #require(state.profiles.first))
      let plain = try #require(Self.scene(JSONValue(file), profile), "\(state)")
      for trial in walk.trials(of: file) {
        guard let usual = trial.schema["default"], tried[trial.name, default: 0] < Self.most,
          let scene = Self.scene(trial.with(usual), profile)
        else { continue }
        tried[trial.name, default: 0] += 1
        #expect(scene == plain, "\(trial.name): \(usual.line) in \(state)")
      }
    }
    #expect(Self.usual.symmetricDifference(tried.keys) == [])
  }

  @Test func `a key that says something else changes the scene`() throws {
    // Else the test above would pass for keys that nobody reads.
    let text = "{\"alert\":{\"title\":\"A?\",\"buttons\":[{\"title\":\"B\"}],\"guidance\":true}}"
    let profile = try Platforms.profile("ios")
    let with = try #require(Self.scene(try JSONReader.read(Array(text.utf8)), profile))
    let plain = try #require(
      Self.scene(
        try JSONReader.read(Array(text.replacing(",\"guidance\":true", with: "").utf8)), profile))
    #expect(with != plain)
  }

  /// All keys with a usual value, by the maps that have them.
  private static var usual: Set<String> {
    func names(_ value: JSONValue, _ map: String) -> [String] {
      let own = (value["properties"]?.members ?? []).flatMap { key in
        (key.value["default"] == nil ? [] : ["\(map).\(key.key)"])
          + names(key.value, "\(map).\(key.key)")
      }
      return own + (value["anyOf"]?.items ?? []).flatMap { names($0, map) }
    }
    let definitions = SceneSchema.document["definitions"]?.members ?? []
    return Set(definitions.flatMap { names($0.value, $0.key) })
  }

  private static func scene(_ value: JSONValue, _ profile: Profile) -> Scene? {
    SceneFile.load(
      bytes: Array(value.line.utf8), name: "f.json", profile: profile, lexicons: .empty
    ).scene
  }
}
