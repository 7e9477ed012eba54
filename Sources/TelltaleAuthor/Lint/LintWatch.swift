import ArgumentParser
import Glibc
import TelltaleCommands
import TelltaleHost
import TelltaleLint

/// Checks again whenever a scene changes; sleeps in between.
struct LintWatch {
  /// Milliseconds without a change after which files count as written.
  private static let quiet: Int32 = 80
  /// Rounds of waiting for quiet, so that a busy folder is checked as well.
  private static let patience = 20

  private let options: LintOptions

  init(_ options: LintOptions) { self.options = options }

  /// Runs until a signal ends it.
  ///
  /// - Returns: The exit code of the last check after Control-C, which is how people end it; after other
  ///   signals 128 and the number of the signal.
  /// - Throws: What ends a check for good, such as an output that cannot be written.
  func run() throws -> Int32 {
    guard let signals = SignalSource([SIGINT, SIGTERM, SIGHUP]), let changes = SceneChanges() else {
      StandardStreams.complain(
        "telltale: the system has no inotify watches left; close other programs that watch files")
      return ExitStatus.couldNotRun.rawValue
    }
    while true {
      changes.watch(options.paths)
      let code = try check(changes)
      StandardStreams.complain("Waiting for changes; Control-C ends")
      if let signal = waitForChange(changes, signals) {
        return signal == SIGINT ? code : 128 + signal
      }
    }
  }

  /// What could not be checked now may be mended by the next change.
  private func check(_ changes: SceneChanges) throws -> Int32 {
    do {
      var job = try LintJob(options)
      let code = try job.finish()
      changes.watch(job.surroundings)
      return code
    } catch let code as ExitCode where code.rawValue == ExitStatus.couldNotRun.rawValue {
      return code.rawValue
    }
  }

  /// The signal that came instead of a change.
  private func waitForChange(_ changes: SceneChanges, _ signals: SignalSource) -> Int32? {
    var entries = [
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: changes.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    while !changes.drain() {
      // Neither can fail but for want of memory in the kernel, which ends it as if it were asked to.
      if poll(&entries, 2, -1) < 0, errno != EINTR { return SIGTERM }
      if let signal = signals.next() { return signal }
    }
    for _ in 0..<LintWatch.patience {
      guard poll(&entries, 2, LintWatch.quiet) > 0 else { break }
      if let signal = signals.next() { return signal }
      _ = changes.drain()
    }
    return nil
  }
}
