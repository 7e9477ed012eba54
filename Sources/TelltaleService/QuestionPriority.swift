/// Whose turn it is among questions that wait.
package enum QuestionPriority: String, Hashable, Sendable, CaseIterable, Comparable {
  case low, normal, high, critical

  /// What the session counts: higher ones are shown first.
  var rank: Int { (Self.allCases.firstIndex(of: self) ?? 1) - 1 }

  package static func < (left: QuestionPriority, right: QuestionPriority) -> Bool {
    left.rank < right.rank
  }
}
