import TelltaleGraphics
import TelltaleHost

/// A clock that stands still until it is moved, so that what depends on time can be replayed.
package final class ManualClock: Clock {
  package private(set) var now: Instant

  package init(now: Instant = .zero) { self.now = now }

  /// Moves on by whole milliseconds; never back.
  package func advance(milliseconds: Int) {
    now = now.advanced(byMilliseconds: max(0, milliseconds))
  }

  /// Moves on to `moment`; a moment that has passed changes nothing.
  package func advance(to moment: Instant) { now = max(now, moment) }
}
