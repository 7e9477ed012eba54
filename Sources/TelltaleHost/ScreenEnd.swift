import TelltaleGraphics
import TelltaleModel

/// How a screen ended, whichever kind of screen it was.
package enum ScreenEnd: Hashable, Sendable {
  /// Nobody is owed an answer any more.
  case answered([Answer])
  /// A signal came first; whoever is owed an answer gets none.
  case signal(Int32)
  case failed(DisplayError)
  /// The person went Home, or the application has nothing more to tell.
  case left
}

extension DisplayError {
  /// What ends a question with a time limit that passed while nobody could see it.
  package static var unseen: DisplayError {
    DisplayError(
      .gone, message: "nobody could see the question within its time limit",
      remedy: "Check that a screen is connected and that no other program is using it.")
  }
}
