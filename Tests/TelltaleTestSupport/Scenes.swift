import TelltaleModel
import TelltaleProfiles
import TelltaleScenes
import TelltaleSyntax

/// Short ways to load scenes.
package enum Scenes {
  package static let lexicons = Result {
    try LexiconLibrary(path: SearchPath(folders: [Platforms.folder])).load()
  }

  package static func load(
    _ text: String, profile: String = "kiosk", language: Language? = nil
  ) throws -> LoadedScene {
    try load(bytes: Array(text.utf8), profile: profile, language: language)
  }

  package static func load(
    bytes: [UInt8], profile: String = "kiosk", language: Language? = nil
  ) throws -> LoadedScene {
    SceneFile.load(
      bytes: bytes, name: "s.yaml", profile: try Platforms.profile(profile),
      lexicons: try lexicons.get(), language: language)
  }

  /// The alert of a scene that nothing refuses.
  package static func alert(_ text: String, profile: String = "kiosk") throws -> Alert? {
    guard case .alert(let alert)? = try load(text, profile: profile).accepted?.root else {
      return nil
    }
    return alert
  }

  /// Every complaint and finding, one line each.
  package static func complaints(_ text: String, profile: String = "kiosk") throws -> [String] {
    try load(text, profile: profile).refusal?.all.map(\.description) ?? []
  }
}
