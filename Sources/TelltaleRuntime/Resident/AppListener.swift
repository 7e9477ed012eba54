import TelltaleHost

/// Who hears what happens on the screens of an app. Called on the screen's thread, and to return at
/// once.
package struct AppListener: Sendable {
  /// Tells it from the apps shown before and after it.
  package var number: Int
  package var hear: @Sendable (HostReport) -> Void
  /// True where it also hears what came of requests and questions that it handed to the loop by itself.
  package var hearsReplies: Bool
  /// The app is not shown any more.
  package var end: @Sendable () -> Void

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
