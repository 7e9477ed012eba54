import Glibc

/// A thread of the system that nobody joins.
package enum Thread {
  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// The signals that a thread's own instructions cause. Blocked, they end the process without a word.
  private static let faults = [SIGBUS, SIGSEGV, SIGFPE, SIGILL, SIGTRAP]

  /// Starts a thread that takes no signals but those of its own faults. All others are for the core.
  ///
  /// - Parameter run: The work of the thread, which ends with it.
  /// - Throws: An error where the machine is short of threads or memory.
  package static func start(_ run: @escaping @Sendable () -> Void) throws(SystemError) {
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    for fault in faults { sigdelset(&all, fault) }
    pthread_sigmask(SIG_BLOCK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let body = Unmanaged.passRetained(Body(run))
    var thread = pthread_t()
    let failure = pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
        return nil
      }, body.toOpaque())
    guard failure == 0 else {
      body.release()
      throw SystemError(failure, "pthread_create")
    }
    pthread_detach(thread)
  }
}
