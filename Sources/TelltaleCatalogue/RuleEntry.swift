import TelltaleModel

/// The entry of a guideline in the catalogue: the platforms to which it applies, the way in which
/// it is kept, and the severity of a breach.
///
/// The rule itself has all that, and its texts, its check and its examples. A program that asks
/// only whether a guideline applies contains none of these.
package struct RuleEntry: Hashable, Sendable {
  package let applies: Applicability
  package let kind: RuleKind
  /// The severity of a finding, unless the profile or a case of the rule sets another.
  package let severity: Severity
  /// The editions that have the guideline.
  package let editions: RuleEditions

  /// - Parameters:
  ///   - applies: The platforms to which the guideline applies.
  ///   - kind: The way in which it is kept.
  ///   - severity: The severity of a breach.
  ///   - editions: The editions that have it.
  package init(
    _ applies: Applicability, _ kind: RuleKind, _ severity: Severity,
    _ editions: RuleEditions = .all
  ) {
    self.applies = applies
    self.kind = kind
    self.severity = severity
    self.editions = editions
  }
}
