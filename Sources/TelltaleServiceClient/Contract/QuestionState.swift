/// The state of a question at the service.
package enum QuestionState: String, Hashable, Sendable, CaseIterable {
  /// It waits for its turn.
  case queued
  /// It is seen.
  case shown
  /// It can be answered.
  case armed
  /// It stands below a critical one.
  case covered
  case answered
}
