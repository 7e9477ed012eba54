import Glibc
import TelltaleCommands
import TelltaleSyntax
import TelltaleTrials

/// Says on a terminal how far the tests are.
struct TestProgress {
  private let isShown = isatty(STDERR_FILENO) == 1
  private let count: Int
  private var done = 0
  private var failed = 0

  init(count: Int) { self.count = count }

  /// One more test is over.
  mutating func show(_ outcome: TestOutcome) {
    done += 1
    if outcome.verdict != .passed { failed += 1 }
    guard isShown else { return }
    let bad = failed == 0 ? "" : ", \(failed) not passed"
    StandardStreams.note(
      "\r\u{1B}[K\(done) of \(count)\(bad): \(Quoted.plain(outcome.test.name))")
  }

  /// Makes room for a line of something else.
  func clear() {
    if isShown { StandardStreams.note("\r\u{1B}[K") }
  }
}
