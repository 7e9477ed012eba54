import CShim
import Glibc

/// Signals, such as those that end the program, as something to poll: nothing runs in a signal handler.
///
/// Made before any thread is started, since threads inherit which signals are blocked.
package final class SignalSource {
  package let descriptor: Int32

  /// Keeps signals from this thread and those that it starts from now on.
  package static func block(_ signals: [Int32]) {
    var set = set(of: signals)
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  private static func set(of signals: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }

  /// Blocks the signals for this thread and those it starts; `nil` where the kernel refuses.
  package init?(_ signals: [Int32] = [SIGTERM, SIGINT, SIGHUP, SIGQUIT]) {
    Self.block(signals)
    var set = Self.set(of: signals)
    descriptor = signalfd(-1, &set, Int32(SFD_CLOEXEC | SFD_NONBLOCK))
    if descriptor < 0 {
      // Blocked and unread they would be lost for good.
      pthread_sigmask(SIG_UNBLOCK, &set, nil)
      return nil
    }
  }

  deinit { close(descriptor) }

  /// The number of the signal that came, if one did.
  package func next() -> Int32? { Self.next(on: descriptor) }

  /// The number of the signal that came on a source's descriptor, if one did; another thread may ask.
  package static func next(on descriptor: Int32) -> Int32? {
    var info = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    return read(descriptor, &info, size) == size ? Int32(info.ssi_signo) : nil
  }
}
