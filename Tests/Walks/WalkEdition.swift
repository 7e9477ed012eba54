import TelltaleAppProtocol
import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleScenes
import TelltaleSession
import TelltaleTestSupport

/// An app on one platform in one language.
package struct WalkEdition: Sendable {
  package var profile: Profile
  package var language: Language
  package var scene: Scene
  package var words: InterfaceWords
  package var reader: UpdateReader

  /// Everything is set on a grid, so that no fonts are needed.
  package func environment(moves: Bool) -> Environment {
    Environment(
      profile: profile, typesetter: GridTypesetter(), keyboard: .sample,
      reducesMotion: !moves)
  }

  /// What hands there may be.
  package var hands: [InputKind] {
    InputKind.allCases.filter { (profile.inputs[$0] ?? .never) != .never }
  }
}

extension WalkEdition {
  /// Absent where the platform refuses the scene.
  init?(_ file: String, on profile: Profile, _ lexicons: Lexicons) {
    self.init(
      SceneFile.load(path: file, profile: profile, lexicons: lexicons), on: profile, lexicons)
  }

  /// Absent where the platform refused the scene.
  init?(_ loaded: LoadedScene, on profile: Profile, _ lexicons: Lexicons) {
    guard let scene = loaded.accepted else { return nil }
    let language = scene.language ?? profile.language
    self.init(
      profile: profile, language: language, scene: scene, words: lexicons.interface(in: language),
      reader: UpdateReader(scene, profile: profile, lexicons: lexicons, language: language))
  }

  /// On the platform that the scene names for itself.
  var isAtHome: Bool {
    guard let named = scene.profile else { return true }
    return named == profile.name || named.hasSuffix("/\(profile.name).yaml")
      || named == "\(profile.name).yaml"
  }
}
