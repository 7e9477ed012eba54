import Glibc
import TelltaleAppProtocol
import TelltaleModel

/// An app scene on a platform and in a language, and how to come by another one.
struct AppEdition {
  /// What an application is told where another edition cannot be shown.
  static let refusal = "the app cannot be shown so; standard error says why"

  let file: String
  let settings: SceneSettings
  let stage: Stage
  let shown: ShownScene

  init(_ file: String, _ settings: SceneSettings) throws {
    let source = SceneSource(file)
    self.file = file
    self.settings = settings
    stage = try Stage(settings, sceneProfile: source.namedProfile)
    shown = try ShownScene(source.load(stage, language: settings.lang), stage: stage)
  }

  var reader: UpdateReader {
    UpdateReader(
      shown.scene, profile: stage.profile, lexicons: stage.lexicons, language: shown.language)
  }

  /// The same app otherwise; complains and throws where it cannot be shown so. The unit stays what
  /// it was.
  func changed(by wish: Reopening) throws -> AppEdition {
    var settings = settings
    if let profile = wish.profile {
      settings.profile = profile
      settings.device = nil
    }
    guard let language = wish.language else { return try AppEdition(file, settings) }
    settings.lang = language.tag
    return try AppEdition(Self.file(file, in: language.tag), settings)
  }

  /// `app.ja.yaml` for `app.yaml` in Japanese, and back; where there is none, the file itself.
  static func file(_ path: String, in tag: String) -> String {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, let ending = parts.last, !ending.contains("/") else { return path }
    let stem = parts.dropLast()
    var candidates = [stem + [tag, ending]]
    if stem.count > 1, let last = stem.last, SceneSettings.isLanguageTag(last) {
      candidates += [stem.dropLast() + [tag, ending], stem.dropLast() + [ending]]
    }
    return candidates.map { $0.joined(separator: ".") }.first { access($0, R_OK) == 0 } ?? path
  }

  /// The program behind the screens, which says what a file holds; a question has none.
  func app(saying updates: String?, cache: String? = nil, keepsLines: Bool) throws -> PlayedApp? {
    if updates != nil || cache != nil { try shown.requireScreens() }
    guard !shown.scene.isQuestion else { return nil }
    let played = try updates.map { try PlayedUpdates(path: $0, reader) }
    return PlayedApp(self, played, rows: rows(in: cache), keepsLines: keepsLines)
  }

  /// What keeps rows in a folder, where one is named.
  func rows(in folder: String?) -> RowKeeper? {
    folder.map { RowKeeper(folder: $0, scene: file, reader) }
  }
}
