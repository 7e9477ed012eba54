import TelltaleModel

/// What the catalogue has on a guideline: for whom it is, how it is kept, and how grave a breach is.
///
/// The rule itself has all that, and its texts, its check and its examples besides; whoever asks only whether it
/// applies has none of these in the program.
package struct RuleEntry: Hashable, Sendable {
  package let applies: Applicability
  package let kind: RuleKind
  /// The severity of a finding unless the profile or a case of the rule says otherwise.
  package let severity: Severity
  /// Where editions of the guidelines differ in it.
  package let editions: RuleEditions

  /// An entry.
  ///
  /// - Parameters:
  ///   - applies: The platforms that the guideline speaks of.
  ///   - kind: How it is kept.
  ///   - severity: How grave a breach of it is.
  ///   - editions: In which editions it is there.
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
