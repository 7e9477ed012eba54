import TelltaleGraphics
import TelltaleModel

/// A watch for the absence of people. The application can ask to be told when nobody has done
/// anything for a while; it is told once, until somebody does something again.
package struct IdleWatch: Hashable, Sendable {
  /// Milliseconds; absent where nobody wants to know.
  private let after: Int?
  private var since: Instant
  private var isTold = false

  /// - Parameters:
  ///   - milliseconds: The time without an action after which the application is told; `nil` for
  ///     never.
  ///   - now: The moment from which the time counts.
  package init(after milliseconds: Int? = nil, from now: Instant = .zero) {
    (after, since) = (milliseconds, now)
  }

  /// The moment at which the application is to be told; `nil` for never, or where it has been told.
  package var due: Instant? {
    guard let after, !isTold else { return nil }
    return since.advanced(byMilliseconds: after)
  }

  /// Notes an action of a person.
  ///
  /// - Parameter time: The moment of the action.
  package mutating func act(at time: Instant) {
    since = max(since, time)
    isTold = false
  }

  /// Returns true once, when it is time to tell the application.
  ///
  /// - Parameter now: The moment that has come.
  /// - Returns: False before the time, and after it was told.
  package mutating func isOver(at now: Instant) -> Bool {
    guard let due, now >= due else { return false }
    isTold = true
    return true
  }
}
