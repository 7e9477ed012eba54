import TelltaleGraphics
import TelltaleModel

/// The end of a screen of any kind.
package enum ScreenEnd: Hashable, Sendable {
  /// Nobody is owed an answer any more.
  case answered([Answer])
  /// A signal came first. Those who are owed an answer get none.
  case signal(Int32)
  case failed(DisplayError)
  /// The person went Home, or the application has nothing more to tell.
  case left
}

extension DisplayError {
  /// The error that ends a question with a time limit that passed while nobody could see it.
  package static var unseen: DisplayError {
    DisplayError(
      .gone, message: "nobody could see the question within its time limit",
      remedy: "Check that a screen is connected and that no other program is using it.")
  }
}
