/// The way in which the guidelines are judged on the platform.
package struct GuidelineProfile: Hashable, Sendable {
  /// The groups of profiles that this one is in. A rule's own list of groups settles whether it applies here.
  package var groups: Set<String>
  /// The edition that holds, where editions differ.
  package var edition = GuidelineEdition.edition2022
  /// Thresholds of rules by name: `title-words-en: 10`.
  package var limits: [String: Int]
  /// Severities that differ from the rule's own.
  package var severities: [String: Severity]

  /// Creates the settings of a platform in the oldest edition.
  ///
  /// - Parameters:
  ///   - groups: The groups of profiles that this one is in.
  ///   - limits: Thresholds of rules by name, such as `title-words-en`.
  ///   - severities: Severities that differ from the rule's own, by the rule's id.
  package init(groups: Set<String>, limits: [String: Int], severities: [String: Severity]) {
    self.groups = groups
    self.limits = limits
    self.severities = severities
  }
}

/// The weight of a finding.
package enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  case note, warning, error

  package static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
