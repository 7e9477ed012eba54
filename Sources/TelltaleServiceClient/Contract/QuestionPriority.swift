import TelltaleModel
import TelltaleSession

/// Whose turn it is among questions that wait.
package enum QuestionPriority: String, Hashable, Sendable, CaseIterable, Comparable {
  case low, normal, high, critical

  /// What the session counts: higher ones are shown first.
  package var rank: Int {
    switch self {
    case .low: -1
    case .normal: 0
    case .high: 1
    case .critical: Question.criticalPriority
    }
  }

  package static func < (left: QuestionPriority, right: QuestionPriority) -> Bool {
    left.rank < right.rank
  }
}
