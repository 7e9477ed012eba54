import CShim
import Glibc

/// The watch for the sleep of the machine, of a second or two at least: the sleep clocks of many machines count
/// no less. The kernel has no message for it. But it ends timers that are to hear of every set of the clock,
/// and the clock that counts sleep has then gone further than the other.
struct SleepWatch: ~Copyable {
  /// The microseconds between the clocks below which the difference is the time between two readings.
  private static let noticeable: Int64 = 100_000

  /// Readable when `hasWoken` is to be asked; negative where there are no such timers.
  let descriptor: Int32
  private var slept: Int64

  init() {
    descriptor = timerfd_create(CLOCK_REALTIME, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
    slept = Self.sleep()
    arm()
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// True if the machine slept since the last call.
  mutating func hasWoken() -> Bool {
    var count: UInt64 = 0
    guard descriptor >= 0, read(descriptor, &count, 8) < 0, errno == ECANCELED else {
      return false
    }
    arm()
    return notes(Self.sleep())
  }

  /// Takes the time that the machine has slept since its start; true where that is longer now.
  mutating func notes(_ now: Int64) -> Bool {
    defer { slept = max(slept, now) }
    return now - slept >= Self.noticeable
  }

  /// Sets a timer that is never due. It is ended whenever the clock is set, which waking up does.
  private func arm() {
    var never = itimerspec()
    never.it_value.tv_sec = 1 << 40
    let flags = Int32(TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET)
    timerfd_settime(descriptor, flags, &never, nil)
  }

  /// The microseconds that the machine has slept since its start.
  private static func sleep() -> Int64 { time(CLOCK_BOOTTIME) - time(CLOCK_MONOTONIC) }

  private static func time(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
  }
}
