import CShim
import Glibc
import TelltaleGraphics

/// A descriptor that wakes a thread that polls. Any thread may ring it; it is readable until it is cleared.
package final class Doorbell: Sendable {
  package let descriptor: Int32

  package init() throws(SystemError) {
    descriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    guard descriptor >= 0 else { throw SystemError(errno, "eventfd") }
  }

  deinit { close(descriptor) }

  package func ring() {
    var one: UInt64 = 1
    while write(descriptor, &one, 8) < 0, errno == EINTR {}
  }

  package func clear() {
    var count: UInt64 = 0
    while read(descriptor, &count, 8) < 0, errno == EINTR {}
  }

  /// Waits until it is rung.
  ///
  /// - Parameter milliseconds: The most milliseconds to wait.
  /// - Returns: True if it was rung within the time; it stays rung.
  package func wait(milliseconds: Int) -> Bool {
    let end = MonotonicClock().now.advanced(byMilliseconds: milliseconds)
    while true {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // Rounded up: the last part of a millisecond belongs to the time.
      let left = max(0, (end.microseconds - MonotonicClock().now.microseconds + 999) / 1000)
      let ready = poll(&entry, 1, Int32(clamping: left))
      if ready > 0 { return true }
      if left == 0 || (ready < 0 && errno != EINTR) { return false }
    }
  }
}
