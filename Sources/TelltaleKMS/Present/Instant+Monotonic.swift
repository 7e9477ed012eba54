import TelltaleGraphics
import TelltaleHost

extension Instant {
  /// Now, on the clock that page flips are told in as well.
  static var monotonic: Instant { MonotonicClock().now }
}
