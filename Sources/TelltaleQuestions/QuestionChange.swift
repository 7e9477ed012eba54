import TelltaleModel

/// A consequence of what became of questions, which is carried out by the owner of their surfaces and the app.
package enum QuestionChange: Hashable, Sendable {
  /// A question comes before all that is shown.
  case show(Question)
  /// The question of a number is not shown any more.
  case gone(Int)
  /// The question in front is seen again after another one.
  case back
  /// The asker is told the answer that it is owed.
  case answer(Answer)
  case emit(String)
  /// The action of a button or a handler is done, with nothing of the question there any more.
  case run(Action?, after: Question)
  /// A question has its answer. It may be the one that decides whether a modal closes.
  case answered(Answer, AlertButton?)
  /// The next question that waits is shown, after one that ended with this outcome.
  case goOn(after: Answer.Outcome)
}
