import Glibc
import TelltaleGraphics

/// The clock CLOCK_MONOTONIC, which is also the clock of the kernel's input events.
package final class MonotonicClock: Clock {
  package init() {}

  package var now: Instant {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Instant(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000)
  }
}
