import Foundation
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleScenes
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleRuntime

/// The screens of docs/scenes/compositions: nothing cut on any panel, in four languages, at two text sizes.
@Suite struct CompositionTests {
  private static let folder = Platforms.root + "/docs/scenes/compositions/"
  private static let names = [
    "now-playing", "guidance", "charging", "start", "payment", "settings", "idle",
  ]
  /// Those that have more on them than is seen at once.
  private static let lists: Set<String> = ["start", "settings"]
  private static let languages = ["en", "de", "ar", "ja"]
  /// Small, low, wide, large and upright.
  private static let panels = ["4.3in", "7in", "10.1in", "10.25in", "15.6in", "21.5in-portrait"]
    .compactMap(UsualPanel.named)

  /// What tells that something is missing, rather than that it scrolls.
  private static let losses: Set<PlacementNote.Kind> = [
    .truncated, .figureWraps, .missingGlyph, .cut, .codeMissing,
  ]

  private static func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder + name + ".yaml", encoding: .utf8)
  }

  /// A day with many letters in each of the languages, Thursday the 24th of September, at the latest minute of it.
  private static let longDay: AppData = {
    var data = AppData()
    data.time = WallTime(year: 2026, month: 9, day: 24, hour: 23, minute: 59)
    return data
  }()

  /// The words of a scene, longest first, in the order of `languages`.
  private static let words: [(english: String, others: [String: String])] = {
    let path = Platforms.root + "/Tests/Fixtures/Compositions/words.yaml"
    guard let bytes = FileManager.default.contents(atPath: path) else { return [] }
    var complaints = LoadErrorCollector(kind: .scene)
    let root = YAMLReader.read([UInt8](bytes), file: path, complaints: &complaints)
    guard case .mapping(let entries)? = root?.value else { return [] }
    let words = entries.map { entry in
      (
        english: entry.key,
        others: Dictionary(
          uniqueKeysWithValues: languages.dropFirst().map { ($0, entry.value[$0]?.text ?? "") })
      )
    }
    return words.sorted { $0.english.count > $1.english.count }
  }()

  /// A scene in another language; what its own words are not known in stays as it is.
  private static func translated(_ text: String, to language: String) -> String {
    guard language != "en" else { return text }
    var text = text.replacingOccurrences(of: "lang: en\n", with: "lang: \(language)\n")
    for word in words {
      let other = "\"" + (word.others[language] ?? "") + "\""
      for written in ["\"\(word.english)\"", word.english] {
        for (before, after) in [(": ", ","), (": ", "}"), (": ", "\n")] {
          text = text.replacingOccurrences(
            of: before + written + after, with: before + other + after)
        }
      }
    }
    return text
  }

  private static func screen(_ text: String, in setup: ProfileSetup) throws -> (Screen, Language) {
    let lexicons = setup.platform.lexicons
    let loaded = SceneFile.load(
      bytes: Array(text.utf8), name: folder + "scene.yaml", profile: setup.profile,
      lexicons: lexicons, files: BundleFiles(beside: folder + "scene.yaml"))
    if let refusal = loaded.refusal { throw refusal }
    let scene = try #require(loaded.accepted)
    guard case .screen(let screen) = scene.root else { throw CancellationError() }
    return (screen, scene.language ?? "en")
  }

  @Test(arguments: names, languages)
  func `nothing of a composition is cut or lost on any panel, by size of text`(
    name: String, language: String
  ) throws {
    let text = Self.translated(try Self.text(name), to: language)
    let profile = try #require(text.firstMatch(of: /profile: (\w+)/)).1
    let setup = try ProfileSetup(
      SceneSettings(profile: "\(Platforms.folder)/\(profile).yaml"), in: .quiet)
    let (screen, tag) = try Self.screen(text, in: setup)
    for panel in Self.panels {
      let fitted = setup.profile.fitted(
        on: panel.panel(distance: setup.profile.display.viewingDistance), setup.capShare)
      for textSize in [1, 1.6] {
        let placement = ScreenSetting(
          screen: screen, path: "screen", data: Self.longDay,
          words: setup.platform.words(tag)
        ).place(
          in: LayoutContext(
            profile: fitted, language: tag, size: panel.pixels, textSize: textSize,
            typesetter: setup.fonts, codes: setup.emptyEnvironment.codes))
        let place = "\(name), \(language), \(panel.name), \(textSize)"
        let lost = placement.notes.filter { Self.losses.contains($0.kind) }
        #expect(lost.isEmpty, "\(place): \(lost)")
        if !Self.lists.contains(name) {
          let scrolled = placement.notes.filter { $0.kind == .allScrolls }
          #expect(scrolled.isEmpty, "\(place): \(scrolled)")
        }
        let whole = PixelRect(panel.pixels)
        for control in placement.controls where Self.docked(screen).contains(control.name) {
          #expect(whole.contains(control.frame), "\(place): \(control.name)")
          #expect(control.area == nil, "\(place): \(control.name) scrolls")
        }
      }
    }
  }

  /// The ids of what stays at an edge.
  private static func docked(_ screen: Screen) -> Set<String> {
    var ids: Set<String> = []
    for placed in screen.placedDock(at: "screen") {
      placed.walk { if let id = $0.element.id { ids.insert(id) } }
    }
    return ids
  }

  @Test(arguments: names)
  func `a composition has less than sixty lines`(name: String) throws {
    #expect(try Self.text(name).split(separator: "\n").count < 60)
  }

  @Test(arguments: names)
  func `every word of a composition is known in the other languages`(name: String) throws {
    let text = try Self.text(name)
    let english = text.matches(of: /(?:text|title|about|subtitle|caption): "?([^,"}]+)"?[,}]/).map {
      String($0.1)
    }
    let known = Set(Self.words.map(\.english))
    let unknown = english.filter { word in
      word.contains(where: \.isLetter) && !known.contains { $0.hasPrefix(word) }
    }
    #expect(unknown.isEmpty)
  }
}
