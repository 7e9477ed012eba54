import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSurfaces

/// What a session is played in, for those who know no surfaces.
package typealias World = TelltaleSurfaces.World

/// What happened, as far as a session is concerned.
package enum Event: Hashable, Sendable {
  /// Somebody asks a question.
  case asked(Question)
  /// Who asked does not want to know any more.
  case withdrawn(question: QuestionID)
  /// A hand did something; `handledAt` is now, which may be later than the event.
  case input(InputEvent, handledAt: Instant)
  /// The frame of that number, or a later one, is on the glass.
  case presented(frame: Int, at: Instant)
  /// Time went by; sent at the session's `deadline` or later.
  case elapsed(Instant)
  case resized(PixelSize)
  /// The world is another profile's, which reads what is asked so; questions that are not named stay as they are.
  case restaged([QuestionID: Question], at: Instant)
  case appearanceChanged(Appearance)
  case textSizeChanged(Double)
  case aidChanged(Aid, isOn: Bool)
  /// Something that is shown has changed without anybody's waiting for a reply, such as a picture
  /// that is there now.
  case updated(AppUpdate, at: Instant)
  /// The application wants something, and is told what came of it.
  case requested(AppRequest, at: Instant)
  /// Whether anybody can see the picture, and since when.
  case visibilityChanged(Bool, at: Instant)
  /// Pages whose places were kept have been laid out.
  case pagesCame(at: Instant)
}
