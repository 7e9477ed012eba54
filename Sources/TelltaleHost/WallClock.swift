import Glibc
import TelltaleModel

/// A clock with the time of day where the unit is.
package protocol WallClock: AnyObject {
  /// The present minute, and the milliseconds that are left of it.
  var minute: (time: WallTime, millisecondsLeft: Int) { get }
}

/// The system's clock, in the system's time zone.
package final class LocalWallClock: WallClock {
  package init() {}

  package var minute: (time: WallTime, millisecondsLeft: Int) {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    var seconds = now.tv_sec
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil else { return (.usual, 60_000) }
    let time = WallTime(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday),
      hour: Int(parts.tm_hour), minute: Int(parts.tm_min))
    // A leap second is the last one again.
    let passed = min(Int(parts.tm_sec), 59) * 1000 + Int(now.tv_nsec) / 1_000_000
    return (time, 60_000 - passed)
  }
}
