import TelltaleHost

/// The receiver of what happens on the screens of an app. It is called on the screen's thread, and has to
/// return at once.
package struct AppListener: Sendable {
  /// The number that differs from those of the apps shown before and after it.
  package var number: Int
  /// Hears what happens.
  package var hear: @Sendable (HostReport) -> Void
  /// True if it also hears what came of requests and questions that it handed to the loop by itself.
  package var hearsReplies: Bool
  /// Called when the app is no longer shown.
  package var end: @Sendable () -> Void

  /// Creates a receiver.
  ///
  /// - Parameters:
  ///   - number: The number of the app on this screen.
  ///   - hearsReplies: True if it also hears what came of requests and questions that it handed to the loop by
  ///     itself.
  ///   - hear: Hears what happens.
  ///   - end: Called once, when the app is no longer shown.
  package init(
    number: Int, hearsReplies: Bool = false, hear: @escaping @Sendable (HostReport) -> Void,
    end: @escaping @Sendable () -> Void
  ) {
    self.number = number
    self.hear = hear
    self.hearsReplies = hearsReplies
    self.end = end
  }
}
