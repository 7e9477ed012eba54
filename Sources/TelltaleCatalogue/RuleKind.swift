/// How a guideline is kept.
package enum RuleKind: String, Hashable, Sendable, CaseIterable {
  /// The model cannot express a breach, or the loader refuses the file.
  case construct
  /// The session does it on events.
  case behaviour
  /// Placing and drawing do it.
  case layout
  /// A check reports it.
  case lint
  /// People have to judge it.
  case guidance
}
