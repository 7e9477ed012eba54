/// A thing that is to be done about an event.
package enum Effect: Hashable, Sendable {
  /// The picture changed: draw it and present it under this number.
  case redraw(frame: Int)
  /// The answer that somebody is owed; exactly one for each question.
  case answer(Answer)
  /// From now on the shown dialog accepts input.
  case armed
  /// Tell the application.
  case emit(String)
  /// Tell the application of an app scene what went on.
  case app(AppEvent)
  /// The result of an application's request; exactly one for each.
  case replied(AppReply)
  /// The person leaves the application for Home; comes after the answers.
  case exitHome
  /// Something for the run log.
  case note(Finding)
}
