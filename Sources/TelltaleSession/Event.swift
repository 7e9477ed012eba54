import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSurfaces

/// The surroundings of a session, for code that knows no surfaces.
package typealias Environment = TelltaleSurfaces.Environment

/// An event that a session handles.
package enum Event: Hashable, Sendable {
  /// A question is asked.
  case asked(Question)
  /// The asker does not want to know the answer any more.
  case withdrawn(question: QuestionID)
  /// A hand did something; `handledAt` is now, which may be later than the event.
  case input(InputEvent, handledAt: Instant)
  /// The frame of that number, or a later one, is on the glass.
  case presented(frame: Int, at: Instant)
  /// Time went by; sent at the session's `deadline` or later.
  case elapsed(Instant)
  case resized(PixelSize)
  /// The environment is another profile's, which reads questions like this; questions that are not named stay as they are.
  case profileChanged([QuestionID: Question], at: Instant)
  case appearanceChanged(Appearance)
  case textSizeChanged(Double)
  case aidChanged(Aid, isOn: Bool)
  /// Something that is shown has changed, such as a picture that is there now; nobody waits for a reply.
  case updated(AppUpdate, at: Instant)
  /// The application wants something, and is told the result.
  case requested(AppRequest, at: Instant)
  /// The picture can be seen from this moment on, or not any more.
  case visibilityChanged(Bool, at: Instant)
  /// Pages whose places were kept have been laid out.
  case pagesCame(at: Instant)
}
