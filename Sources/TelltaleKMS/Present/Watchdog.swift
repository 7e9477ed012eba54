import CShim
import Glibc
import TelltaleGraphics
import TelltaleHost

/// A descriptor that is readable when an answer of the hardware is overdue. The display thread sets it before
/// each call, so that the core hears of a call that never returns.
final class Watchdog: Sendable {
  let descriptor: Int32

  init() throws(SystemError) {
    descriptor = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
    guard descriptor >= 0 else { throw SystemError(errno, "timerfd_create") }
  }

  deinit { close(descriptor) }

  /// Sets the time in milliseconds, in place of the earlier one; `nil` for never.
  func set(_ milliseconds: Int?) {
    var time = itimerspec()
    if let milliseconds {
      time.it_value.tv_sec = milliseconds / 1000
      time.it_value.tv_nsec = max(1, milliseconds % 1000 * 1_000_000)
    }
    timerfd_settime(descriptor, 0, &time, nil)
  }

  /// True if it was due since the last call.
  func hasBitten() -> Bool {
    var count: UInt64 = 0
    return read(descriptor, &count, 8) == 8
  }
}
