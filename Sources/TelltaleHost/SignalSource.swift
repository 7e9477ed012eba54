import CShim
import Glibc

/// A descriptor for signals, such as those that end the program. Nothing runs in a signal handler.
///
/// It is made before any thread is started, since threads inherit which signals are blocked.
package final class SignalSource {
  package let descriptor: Int32

  /// Blocks signals for this thread and for those that it starts from now on.
  ///
  /// - Parameter signals: The numbers of the signals.
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

  /// Blocks signals for this thread and those that it starts, and opens the descriptor; `nil` where the kernel
  /// refuses.
  ///
  /// - Parameter signals: The numbers of the signals, by default those that end a program.
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

  /// Takes a signal that came. It never waits.
  ///
  /// - Returns: The number of the signal; `nil` for none.
  package func next() -> Int32? { Self.next(on: descriptor) }

  /// Takes a signal that came on a source's descriptor; another thread may call it.
  ///
  /// - Parameter descriptor: The descriptor of a source.
  /// - Returns: The number of the signal; `nil` for none.
  package static func next(on descriptor: Int32) -> Int32? {
    var info = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    return read(descriptor, &info, size) == size ? Int32(info.ssi_signo) : nil
  }
}
