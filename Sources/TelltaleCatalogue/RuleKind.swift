/// The way in which a guideline is kept.
package enum RuleKind: String, Hashable, Sendable, CaseIterable {
  /// The model cannot express a breach, or the loader refuses the file.
  case construct
  /// The session keeps it when events come.
  case behaviour
  /// Placing and drawing keep it.
  case layout
  /// A check reports it.
  case lint
  /// People have to judge it.
  case guidance
}
