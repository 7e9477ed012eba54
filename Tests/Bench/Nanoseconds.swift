import Glibc

/// The monotonic clock, fine enough for what lasts microseconds.
enum Nanoseconds {
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }
}
