import TelltaleAppProtocol
import TelltaleModel
import TelltaleScenes
import TelltaleTestSupport
import Testing

/// The app that the tests of the conversation are about.
enum MediaApp {
  /// What its program's lines are understood by, or those of the scene `text`.
  static func reader(text: String? = nil) throws -> UpdateReader {
    let (profile, lexicons) = (try Platforms.profile("carplay"), try Platforms.lexicons())
    let file = Files.path("Tests/Fixtures/Apps/media/app.yaml")
    let loaded =
      text.map {
        SceneFile.load(bytes: Array($0.utf8), name: "a", profile: profile, lexicons: lexicons)
      } ?? SceneFile.load(path: file, profile: profile, lexicons: lexicons)
    return UpdateReader(
      try #require(loaded.accepted), profile: profile, lexicons: lexicons,
      language: Language("en"))
  }
}
