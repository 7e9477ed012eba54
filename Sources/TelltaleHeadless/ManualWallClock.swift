import TelltaleGraphics
import TelltaleHost
import TelltaleModel

/// A clock with the time of day that goes as another clock is moved, from a time that is the same in every
/// run.
final class ManualWallClock: WallClock {
  private let clock: ManualClock
  private var start = WallTime.usual
  private var startedAt: Instant

  init(_ clock: ManualClock) {
    self.clock = clock
    startedAt = clock.now
  }

  /// Sets it to the beginning of a minute.
  func set(to time: WallTime) {
    start = time
    startedAt = clock.now
  }

  var minute: (time: WallTime, millisecondsLeft: Int) {
    let passed = clock.now.milliseconds(since: startedAt)
    return (start.advanced(byMinutes: passed / 60_000), 60_000 - passed % 60_000)
  }
}
