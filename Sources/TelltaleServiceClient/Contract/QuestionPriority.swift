import TelltaleModel
import TelltaleSession

/// The priority of a question among those that wait.
package enum QuestionPriority: String, Hashable, Sendable, CaseIterable, Comparable {
  case low, normal, high, critical

  /// The rank for the session: questions of a higher one are shown first.
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
