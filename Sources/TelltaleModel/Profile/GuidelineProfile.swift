/// How the guidelines are judged on the platform.
package struct GuidelineProfile: Hashable, Sendable {
  /// Rule ids that do not apply here, and those that do although not written for this platform,
  /// are settled by the rule's own list of profile groups; see `groups`.
  package var groups: Set<String>
  /// Which edition holds, where editions differ.
  package var edition = GuidelineEdition.edition2022
  /// Thresholds of rules by name: `title-words-en: 10`.
  package var limits: [String: Int]
  /// Severities that differ from the rule's own.
  package var severities: [String: Severity]

  package init(groups: Set<String>, limits: [String: Int], severities: [String: Severity]) {
    self.groups = groups
    self.limits = limits
    self.severities = severities
  }
}

/// How much a finding weighs.
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
