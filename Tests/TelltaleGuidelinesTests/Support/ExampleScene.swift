import TelltaleModel
import TelltaleScenes

@testable import TelltaleGuidelines

/// A scene as an author writes it, read by the real loader.
enum ExampleScene {
  static func load(_ yaml: String, _ profile: Profile, _ lexicons: Lexicons) -> LoadedScene {
    SceneFile.load(
      bytes: Array(yaml.utf8), name: "example.yaml", profile: profile, lexicons: lexicons)
  }
}
