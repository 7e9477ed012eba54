import TelltaleGuidelines
import TelltaleModel
import TelltaleSyntax

/// What a team has settled for the linter, read from `telltale.yaml`.
package struct Project: Hashable, Sendable {
  /// Settings that come before these: the name of a preset, or the path of its file.
  package var preset: String?
  /// Of a preset: whom it is for.
  package var about: String?
  /// For scenes that name no profile themselves; `all` is every profile that is found.
  package var profiles: [String] = []
  /// Ids or beginnings of ids; empty for all.
  package var select: [String] = []
  package var ignore: [String] = []
  package var severities: [String: SeverityChoice] = [:]
  /// Relative to the file's folder, as all paths here.
  package var baseline: String?
  /// Folders with word lists, `en.yaml` and so on, that are added to the words that are known.
  package var lexicons: [String] = []
  /// What scenes are judged on, whatever their profile; absent, a usual panel of each.
  package var panel: UsualPanel?
  /// Where the pages of the guidelines are: an address, or a folder.
  package var reference: String?
  /// Patterns of paths that are left out where folders are searched.
  package var exclude: [String] = []
  /// Where each key was given, and each entry of a map: `profiles`, `severity.ALERT-TITLE-SHORT`.
  package var places: [String: SourceLocation] = [:]

  package init() {}

  /// These settings after those of a preset: what is settled here counts, and for the rest the preset does.
  ///
  /// A severity for the beginning of ids comes after all that the preset says of them.
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

  /// The names of the file, the first that is there counts.
  package static let fileNames = ["telltale.yaml", ".telltale.yaml"]
}

/// The weight that a team gives to a guideline.
package enum SeverityChoice: String, Hashable, Sendable, CaseIterable {
  case off, note, warning, error

  /// `nil` for `off`.
  package var severity: Severity? { Severity(rawValue: rawValue) }
}
