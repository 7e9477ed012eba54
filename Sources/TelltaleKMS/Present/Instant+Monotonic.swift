import Glibc
import TelltaleGraphics

extension Instant {
  /// Now, on CLOCK_MONOTONIC, which page flips are told in as well.
  static var monotonic: Instant {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Instant(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000)
  }
}
