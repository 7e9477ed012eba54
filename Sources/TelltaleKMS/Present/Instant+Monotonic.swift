import TelltaleGraphics
import TelltaleHost

extension Instant {
  /// The present time, of the clock that page flips are told in as well.
  static var monotonic: Instant { MonotonicClock().now }
}
