import TelltaleGraphics
import TelltaleModel

/// Whether anybody is there: the application may want to hear when no hand has done anything for a
/// while, once until one does again.
struct IdleWatch: Hashable, Sendable {
  /// Milliseconds; absent where nobody wants to know.
  private let after: Int?
  private var since: Instant
  private var isTold = false

  init(after milliseconds: Int? = nil, from now: Instant = .zero) {
    (after, since) = (milliseconds, now)
  }

  /// When it is to be told.
  var due: Instant? {
    guard let after, !isTold else { return nil }
    return since.advanced(byMilliseconds: after)
  }

  /// A hand did something.
  mutating func act(at time: Instant) {
    since = max(since, time)
    isTold = false
  }

  /// True once it is time to tell.
  mutating func isOver(at now: Instant) -> Bool {
    guard let due, now >= due else { return false }
    isTold = true
    return true
  }
}
