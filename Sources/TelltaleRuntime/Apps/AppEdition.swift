import Glibc
import TelltaleAppProtocol
import TelltaleGraphics
import TelltaleModel

/// An app scene on a platform and in a language, and how to come by another one.
package struct AppEdition {
  /// What an application is told where another edition cannot be shown.
  package static let refusal = "the app cannot be shown so; standard error says why"

  package let file: String
  package let settings: SceneSettings
  package private(set) var stage: Stage
  package let shown: ShownScene

  /// Reads the scene file at the path `file` and what it is shown by.
  package init(
    _ file: String, _ settings: SceneSettings, in surroundings: Surroundings
  ) throws(RuntimeError) {
    let source = SceneSource(file)
    self.file = file
    self.settings = settings
    stage = try Stage(settings, in: surroundings, sceneProfile: source.namedProfile)
    shown = try ShownScene(
      source.load(stage.platform, language: settings.lang), on: stage.platform)
  }

  /// A scene that stands in no file, for a stage that is there already; `name` is what messages call it.
  ///
  /// Its findings are not told: it is of the program's own making, and nobody there could mend it.
  package init(
    _ source: SceneSource, name: String, _ settings: SceneSettings, on stage: Stage,
    language: String?
  ) throws(RuntimeError) {
    file = name
    self.settings = settings
    self.stage = stage
    shown = try ShownScene(
      source.load(stage.platform, language: language), on: stage.platform, tellsFindings: false)
  }

  /// Takes the sizes of letters and targets for a screen in memory, as `Stage` does.
  package mutating func settle(
    inMemory asked: PixelSize?, named name: String = "--size"
  ) throws(RuntimeError) -> PixelSize {
    try stage.settle(inMemory: asked, named: name)
  }

  /// Takes the sizes of letters and targets that a stage has taken on which it is shown.
  mutating func settle(as other: Stage) { stage.settle(as: other) }

  package var reader: UpdateReader {
    UpdateReader(
      shown.scene, profile: stage.profile, lexicons: stage.platform.lexicons,
      language: shown.language)
  }

  /// The same app otherwise, on the same display. The unit stays what it was.
  ///
  /// - Parameter wish: What is to be another.
  /// - Returns: The other edition.
  /// - Throws: What keeps it from being shown so.
  package func changed(by wish: Reopening) throws(RuntimeError) -> AppEdition {
    var settings = settings
    if let profile = wish.profile {
      settings.profile = profile
      settings.device = nil
    }
    var file = file
    if let language = wish.language {
      settings.lang = language.tag
      file = Self.file(file, in: language.tag)
    }
    var next = try AppEdition(file, settings, in: stage.platform.surroundings)
    next.settle(as: stage)
    return next
  }

  /// Why there is no edition in the language that is wished for; `nil` where there is one, or where no other is wished
  /// for.
  package func lack(of wish: Reopening) -> String? {
    guard let language = wish.language, language.tag != shown.language.tag,
      Self.file(file, in: language.tag) == file, ownLanguage?.primary != language.primary
    else { return nil }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let parts = name.split(separator: ".").map(String.init)
    let expected = (parts.prefix(1) + [language.tag] + parts.suffix(1)).joined(separator: ".")
    return "there is no edition in \(language.tag); it would stand in \(expected) beside \(name)"
  }

  /// The language that the file is written in, whatever it is shown in.
  private var ownLanguage: Language? {
    let loaded = SceneSource(file).load(stage.platform, language: nil)
    return try? ShownScene(loaded, on: stage.platform, tellsFindings: false).language
  }

  /// `app.ja.yaml` for `app.yaml` in Japanese, and back; where there is none, the file itself.
  package static func file(_ path: String, in tag: String) -> String {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, let ending = parts.last, !ending.contains("/") else { return path }
    let stem = parts.dropLast()
    var candidates = [stem + [tag, ending]]
    if stem.count > 1, let last = stem.last, Language(checking: last) != nil {
      candidates += [stem.dropLast() + [tag, ending], stem.dropLast() + [ending]]
    }
    return candidates.map { $0.joined(separator: ".") }.first { access($0, R_OK) == 0 } ?? path
  }

  /// What keeps rows in a folder, where one is named.
  package func keeper(in folder: String?) -> SceneKeeper? {
    folder.map { SceneKeeper(folder: $0, scene: file, reader, notices: stage.notices) }
  }
}
