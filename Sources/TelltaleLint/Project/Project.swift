import TelltaleModel

/// What a team has settled for the linter, read from `telltale.yaml`.
package struct Project: Hashable, Sendable {
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
  /// Patterns of paths that are left out where folders are searched.
  package var exclude: [String] = []

  package init() {}

  /// The names of the file, the first that is there counts.
  package static let fileNames = ["telltale.yaml", ".telltale.yaml"]
}

/// The weight that a team gives to a guideline.
package enum SeverityChoice: String, Hashable, Sendable, CaseIterable {
  case off, note, warning, error

  /// `nil` for `off`.
  package var severity: Severity? { Severity(rawValue: rawValue) }
}
