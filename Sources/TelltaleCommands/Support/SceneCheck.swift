import TelltaleCatalogue
import TelltaleCodes
import TelltaleGuidelines
import TelltaleModel
import TelltaleProfiles
import TelltaleRuntime
import TelltaleScenes
import TelltaleSyntax

/// A check whether scenes fit on the screens that are connected, with the findings of the
/// guidelines there. The wording of texts is left to the linter, which has the words of languages.
///
/// The theme does not count: rules look at the colours of day and night.
package struct SceneCheck {
  private let settings: SceneSettings
  private let surroundings: Surroundings
  private let tree: String

  /// - Parameters:
  ///   - settings: The profile, the language and the text size of the unit.
  ///   - surroundings: The places of profiles, word lists and fonts.
  ///   - tree: The folder in which the kernel lists connectors.
  package init(
    _ settings: SceneSettings, in surroundings: Surroundings, tree: String = "/sys/class/drm"
  ) {
    self.settings = settings
    self.surroundings = surroundings
    self.tree = tree
  }

  /// Judges scenes on each connected screen that the unit may use, or else on the usual panel of
  /// the profile.
  ///
  /// - Parameter paths: The scene files; `-` is standard input.
  /// - Returns: For each scene and screen a diagnosis that says whether all of it fits, followed by
  ///   its warnings and errors.
  package func diagnose(_ paths: [String]) -> [Diagnosis] {
    guard !paths.isEmpty else { return [] }
    do throws(LoadErrors) {
      let lexicons = try LexiconLibrary(path: surroundings.files).load()
      return paths.flatMap { diagnose($0, lexicons) }
    } catch {
      return error.all.map(Self.refused)
    }
  }

  private func diagnose(_ path: String, _ lexicons: Lexicons) -> [Diagnosis] {
    let source = SceneSource(path)
    do throws(RuntimeError) {
      let setup = try ProfileSetup(settings, in: surroundings, sceneProfile: source.namedProfile)
      let loaded = source.load(setup.platform, language: settings.lang)
      if let refusal = loaded.refusal { return refusal.all.map(Self.refused) }
      // What holds on every screen is told once.
      var told: Set<Diagnosis> = []
      return places(for: setup.profile).flatMap { judge(loaded, on: $0, setup, lexicons) }
        .filter { told.insert($0).inserted }
    } catch {
      return [Self.refused(error, at: path)]
    }
  }

  /// A panel that scenes are judged on, in words.
  private struct Place {
    var panel: Panel
    var name: String
  }

  private func places(for profile: Profile) -> [Place] {
    let connected = ConnectedPanel.all(of: profile, in: tree).map {
      Place(panel: $0.panel, name: "\($0.connector) (\(Self.text($0.panel)))")
    }
    guard connected.isEmpty else { return connected }
    let usual = profile.panel(profile.usualSize).panel
    let name =
      "the usual panel of the profile \(profile.name) (\(Self.text(usual))), as no display is connected"
    return [Place(panel: usual, name: name)]
  }

  private static func text(_ panel: Panel) -> String {
    "\(panel.pixels.width)x\(panel.pixels.height) on \(panel.size)"
  }

  private func judge(
    _ loaded: LoadedScene, on place: Place, _ setup: ProfileSetup, _ lexicons: Lexicons
  ) -> [Diagnosis] {
    guard let scene = loaded.accepted else { return [] }
    // How a text is worded is the author's affair, and the same on every unit.
    let judge = Judge(
      profile: setup.profile.judged(on: place.panel, by: setup.fonts),
      lexicons: lexicons.forShowing, verbs: .none, typesetter: setup.fonts, codes: CodeBook(),
      textSize: settings.textSize)
    let findings = (loaded.findings + judge.judge(scene).findings).filter { $0.severity > .note }
    let fits = !findings.contains { $0.rule == Self.fitting }
    let told = Echoes.told(of: findings) { ($0.rule, $0.path, $0.severity) }.map(\.item)
    return [Self.verdict(fits, loaded.sourceMap.file, place)]
      + told.map { Self.told($0, loaded.sourceMap) }
  }

  /// The rule that tells what a panel has no room for; others may stand in for it.
  private static let fitting = RuleID.screenFitsPanel.rawValue

  private static func verdict(_ fits: Bool, _ file: String, _ place: Place) -> Diagnosis {
    Diagnosis(
      topic: "scene", level: fits ? .good : .bad(.scene),
      text: "\(Quoted.plain(file)): \(fits ? "all" : "not all") of it fits on \(place.name)")
  }

  private static func told(_ finding: Finding, _ map: SourceMap) -> Diagnosis {
    let isBad = finding.severity == .error || finding.rule == fitting
    let place = map.location(of: finding.path)
    return Diagnosis(
      topic: "scene", level: isBad ? .bad(.scene) : .partial,
      text: "\(place): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]",
      remedy: finding.remedy ?? "")
  }

  /// What keeps a scene from being shown at all, with its place.
  private static func refused(_ error: LoadError) -> Diagnosis {
    var bare = error
    bare.remedy = nil
    return Diagnosis(
      topic: "scene", level: .bad(RuntimeError(error).kind), text: bare.description,
      remedy: error.remedy ?? "")
  }

  /// The first line of why a scene cannot be judged.
  private static func refused(_ error: RuntimeError, at path: String) -> Diagnosis {
    let name = path == "-" ? "standard input" : Quoted.plain(path)
    let line = (error.message.split(separator: "\n").first ?? "").without(prefix: "telltale: ")
    return Diagnosis(
      topic: "scene", level: .bad(error.kind),
      text: line.hasPrefix(name + ":") ? String(line) : "\(name): \(line)")
  }
}
