import TelltaleModel

/// What is to be done outside about what became of questions, by whoever knows their surfaces and the app.
package enum QuestionChange: Hashable, Sendable {
  /// One comes before all that is shown.
  case show(Question)
  /// The one of a number is not shown any more.
  case gone(Int)
  /// The one in front is seen again after another one.
  case back
  /// Somebody is told the answer that they are owed.
  case answer(Answer)
  case emit(String)
  /// Does what a button or a handler says, with nothing of the question there any more.
  case run(Action?, after: Question)
  /// The question before a modal's closing has its answer, where this is it.
  case answered(Answer, AlertButton?)
  /// Goes on with what waits, after one that ended so.
  case goOn(after: Answer.Outcome)
}
