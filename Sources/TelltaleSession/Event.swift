import TelltaleGraphics
import TelltaleInput
import TelltaleModel

/// What happened, as far as a session is concerned.
package enum Event: Hashable, Sendable {
  /// Somebody asks a question.
  case asked(Question)
  /// Who asked does not want to know any more.
  case withdrawn(question: Int)
  /// A hand did something; `handledAt` is now, which may be later than the event.
  case input(InputEvent, handledAt: Instant)
  /// The frame of that number, or a later one, is on the glass.
  case presented(frame: Int, at: Instant)
  /// Time went by; sent at the session's `deadline` or later.
  case elapsed(Instant)
  case resized(PixelSize)
  case appearanceChanged(Appearance)
  case textSizeChanged(Double)
  /// Whether anybody can see the picture, and since when.
  case visibilityChanged(Bool, at: Instant)
}

/// A question and who is owed its answer.
package struct Question: Hashable, Sendable {
  /// Number that comes back with the answer.
  package var number: Int
  package var alert: Alert
  package var language: Language

  package init(number: Int, alert: Alert, language: Language) {
    self.number = number
    self.alert = alert
    self.language = language
  }
}
