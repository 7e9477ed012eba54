import Glibc
import TelltaleAppProtocol
import TelltaleGraphics
import TelltaleModel

/// An app scene on one platform and in one language. Other editions of the same app are made from it.
package struct AppEdition {
  /// The reason that an application is told if another edition cannot be shown.
  package static let refusal =
    "the app cannot be shown with this setting; standard error has the reason"

  package let file: String
  package let settings: SceneSettings
  package private(set) var setup: ProfileSetup
  package let shown: ShownScene

  /// Reads a scene file, and the profile that it is shown by.
  ///
  /// - Parameters:
  ///   - file: The path of the scene file.
  ///   - settings: The settings; they may name the profile, the device file and the language.
  ///   - surroundings: The folders of profiles and fonts, and the notices.
  /// - Throws: An error where the profile or the scene cannot be used.
  package init(
    _ file: String, _ settings: SceneSettings, in surroundings: Surroundings
  ) throws(RuntimeError) {
    let source = SceneSource(file)
    self.file = file
    self.settings = settings
    setup = try ProfileSetup(settings, in: surroundings, sceneProfile: source.namedProfile)
    shown = try ShownScene(
      source.load(setup.platform, language: settings.lang), on: setup.platform)
  }

  /// Takes a scene that is in no file, for a setup that is there already.
  ///
  /// Its findings are not told: the scene is of the program's own making, and nobody there could mend it.
  ///
  /// - Parameters:
  ///   - source: The scene as text.
  ///   - name: The name by which messages call the scene.
  ///   - settings: The settings from which later editions are made.
  ///   - setup: The setup that the scene is judged for.
  ///   - language: The language tag that overrules the scene's own; `nil` leaves it to the scene.
  /// - Throws: An error where the scene is refused.
  package init(
    _ source: SceneSource, name: String, _ settings: SceneSettings, on setup: ProfileSetup,
    language: String?
  ) throws(RuntimeError) {
    file = name
    self.settings = settings
    self.setup = setup
    shown = try ShownScene(
      source.load(setup.platform, language: language), on: setup.platform, tellsFindings: false)
  }

  /// Takes the sizes of letters and targets for a screen in memory, as `ProfileSetup` does.
  ///
  /// - Parameters:
  ///   - asked: The size of the picture in pixels; `nil` for a usual screen of the profile.
  ///   - name: The name by which messages call the size.
  /// - Returns: The size of the picture in pixels.
  /// - Throws: A complaint where an alert could not be used on a screen of that size.
  package mutating func settle(
    inMemory asked: PixelSize?, named name: String = "--size"
  ) throws(RuntimeError) -> PixelSize {
    try setup.settle(inMemory: asked, named: name)
  }

  /// Takes the sizes of letters and targets from the setup on which the app is shown.
  mutating func settle(as other: ProfileSetup) { setup.settle(as: other) }

  /// The reader of updates for this scene, profile and language.
  package var reader: UpdateReader {
    UpdateReader(
      shown.scene, profile: setup.profile, lexicons: setup.platform.lexicons,
      language: shown.language)
  }

  /// Makes another edition of the same app for the same display. The unit keeps its settings.
  ///
  /// - Parameter wish: The profile and the language that are to change; each that is `nil` stays.
  /// - Returns: The other edition, with the sizes of letters and targets that this one has.
  /// - Throws: The reason why that edition cannot be shown.
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
    var next = try AppEdition(file, settings, in: setup.platform.surroundings)
    next.settle(as: setup)
    return next
  }

  /// Returns the reason why there is no edition in the language that is wished for.
  ///
  /// - Parameter wish: The wish of the application; only its language is looked at.
  /// - Returns: A sentence that names the file that was expected; `nil` where there is such an edition, or
  ///   where the wish names no other language.
  package func lack(of wish: Reopening) -> String? {
    guard let language = wish.language, language.tag != shown.language.tag,
      Self.file(file, in: language.tag) == file, ownLanguage?.primary != language.primary
    else { return nil }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let parts = name.split(separator: ".").map(String.init)
    let expected = (parts.prefix(1) + [language.tag] + parts.suffix(1)).joined(separator: ".")
    return "there is no edition in \(language.tag); its file would be \(expected) beside \(name)"
  }

  /// The language that the file is written in, whichever language it is shown in.
  private var ownLanguage: Language? {
    let loaded = SceneSource(file).load(setup.platform, language: nil)
    return try? ShownScene(loaded, on: setup.platform, tellsFindings: false).language
  }

  /// Returns the file of an edition: `app.ja.yaml` for `app.yaml` in Japanese, and back.
  ///
  /// - Parameters:
  ///   - path: The path of any edition of the scene.
  ///   - tag: The language tag.
  /// - Returns: The path of the first file that can be read; `path` itself where there is none.
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

  /// Makes the store in which rows are kept for the next start.
  ///
  /// - Parameter folder: The folder for it; `nil` for none.
  /// - Returns: The store; `nil` without a folder.
  package func store(in folder: String?) -> SceneStore? {
    folder.map { SceneStore(folder: $0, scene: file, reader, notices: setup.notices) }
  }
}
