import TelltaleGraphics
import TelltaleHost

/// A clock that stands still until it is moved, so that things that depend on time can be replayed.
package final class ManualClock: Clock {
  package private(set) var now: Instant

  /// Creates a clock.
  ///
  /// - Parameter now: The time at which it stands first.
  package init(now: Instant = .zero) { self.now = now }

  /// Moves on by whole milliseconds; never back.
  ///
  /// - Parameter milliseconds: The time to move on by; a negative one changes nothing.
  package func advance(milliseconds: Int) {
    now = now.advanced(byMilliseconds: max(0, milliseconds))
  }

  /// Moves on to a time.
  ///
  /// - Parameter moment: The time; one that has passed changes nothing.
  package func advance(to moment: Instant) { now = max(now, moment) }
}
