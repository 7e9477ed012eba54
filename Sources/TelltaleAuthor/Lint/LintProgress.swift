import Glibc
import TelltaleCommands
import TelltaleSyntax

/// Says on a terminal how far a long run is.
struct LintProgress {
  private let isShown: Bool
  private let count: Int

  /// Runs of a few files are over before anyone could read it.
  init(count: Int) {
    self.count = count
    isShown = count > 20 && isatty(STDERR_FILENO) == 1
  }

  func show(_ name: String) {
    guard isShown else { return }
    StandardStreams.note(
      "\r\u{1B}[KChecking \(count) scenes: \(Quoted.plain(name))")
  }

  func clear() {
    guard isShown else { return }
    StandardStreams.note("\r\u{1B}[K")
  }
}
