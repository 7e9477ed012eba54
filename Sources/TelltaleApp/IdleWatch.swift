import TelltaleGraphics
import TelltaleModel

/// Whether anybody is there: the application may want to hear when no hand has done anything for a
/// while, once until one does again.
package struct IdleWatch: Hashable, Sendable {
  /// Milliseconds; absent where nobody wants to know.
  private let after: Int?
  private var since: Instant
  private var isTold = false

  package init(after milliseconds: Int? = nil, from now: Instant = .zero) {
    (after, since) = (milliseconds, now)
  }

  /// When it is to be told.
  package var due: Instant? {
    guard let after, !isTold else { return nil }
    return since.advanced(byMilliseconds: after)
  }

  /// A hand did something.
  package mutating func act(at time: Instant) {
    since = max(since, time)
    isTold = false
  }

  /// True once it is time to tell.
  package mutating func isOver(at now: Instant) -> Bool {
    guard let due, now >= due else { return false }
    isTold = true
    return true
  }
}
