import TelltaleGuidelines
import TelltaleModel
import TelltaleSyntax

/// The settings of a team for the linter, read from `telltale.yaml`.
package struct Project: Hashable, Sendable {
  /// Settings that come before these: the name of a preset, or the path of its file.
  package var preset: String?
  /// The people whom a preset is for.
  package var about: String?
  /// The profiles for scenes that name none themselves; `all` is every profile that is found.
  package var profiles: [String] = []
  /// Ids of guidelines that are checked, or their beginnings; empty for all.
  package var select: [String] = []
  package var ignore: [String] = []
  package var severities: [String: SeverityChoice] = [:]
  /// The path of the baseline, relative to the file's folder, as all paths here.
  package var baseline: String?
  /// Folders with word lists, `en.yaml` and so on, that are added to the words that are known.
  package var lexicons: [String] = []
  /// The panel that scenes are judged on, whatever their profile; absent, a usual panel of each.
  package var panel: UsualPanel?
  /// The place of the guidelines' pages: an address, or a folder.
  package var reference: String?
  /// Patterns of paths that are left out where folders are searched.
  package var exclude: [String] = []
  /// The place of each key, and of each entry of a map: `profiles`, `severity.ALERT-TITLE-SHORT`.
  package var places: [String: SourceLocation] = [:]

  package init() {}

  /// Returns these settings after those of a preset: a setting here counts, and for the rest the preset's.
  ///
  /// A severity for the beginning of ids comes after all that the preset says of them.
  ///
  /// - Parameter preset: The settings of the preset.
  /// - Returns: The settings of both; guidelines that either ignores are ignored.
  package func after(_ preset: Project) -> Project {
    var all = self
    if profiles.isEmpty { all.profiles = preset.profiles }
    if select.isEmpty { all.select = preset.select }
    all.ignore = preset.ignore + ignore
    let kept = preset.severities.filter { entry in
      !severities.keys.contains { RuleBook.id(entry.key, isUnder: $0) }
    }
    all.severities = kept.merging(severities) { _, own in own }
    let dropped = Set(preset.severities.keys).subtracting(kept.keys).map { "severity.\($0)" }
    all.places = preset.places.filter { !dropped.contains($0.key) }
      .merging(places) { _, own in own }
    return all
  }

  /// Returns these settings with profiles that are named by paths from the folder of the file that names them.
  ///
  /// - Parameter folder: The absolute path of that folder.
  /// - Returns: The settings; names of profiles stay as they are.
  func withProfiles(from folder: String) -> Project {
    var all = self
    all.profiles = profiles.map {
      PresetLibrary.isPath($0) ? PathText.absolute($0, from: folder) : $0
    }
    return all
  }

  /// The names of the file, the first that is there counts.
  package static let fileNames = ["telltale.yaml", ".telltale.yaml"]
}

/// The weight that a team gives to a guideline.
package enum SeverityChoice: String, Hashable, Sendable, CaseIterable {
  case off, note, warning, error

  /// The severity; `nil` for `off`.
  package var severity: Severity? { Severity(rawValue: rawValue) }
}
