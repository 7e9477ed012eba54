import TelltaleSyntax

/// What came of a test.
package struct TestOutcome: Sendable {
  package var test: TestCase
  package var verdict: Verdict
  /// What was not as expected, or kept it from being played, in words; empty where it passed.
  package var message: String
  /// Real time that it took.
  package var milliseconds: Int
  /// Where its record is.
  package var folder: String
  /// What it left there as `steps.json`.
  package var steps: [JSONValue]
  /// What it wrote to standard error, the program's included.
  package var errors: String

  package enum Verdict: String, Sendable {
    case passed, failed
    /// It could not be begun: its scene, profile or script is not there or not right.
    case broken
  }

  /// Judges a test by the exit code of its process, or the number of the signal that ended it, and by what it
  /// left: `record` is its `steps.json`, absent where nothing was shown.
  package init(
    _ test: TestCase, exit: Exit, record: JSONValue?, errors: String, milliseconds: Int,
    folder: String
  ) {
    self.test = test
    self.milliseconds = milliseconds
    self.folder = folder
    self.errors = errors
    steps = record?["steps"]?.items ?? []
    let failure = steps.last?["failed"]?.string
    (verdict, message) = Self.judge(
      exit, failure, isOver: record?["over"]?.bool, errors, isQuestion: test.program == nil)
  }

  /// How a process ended.
  package enum Exit: Hashable, Sendable {
    case code(Int32)
    case signal(Int32)
    /// It did not end by itself within so many seconds of real time.
    case late(seconds: Int)
  }

  private static func judge(
    _ exit: Exit, _ failure: String?, isOver: Bool?, _ errors: String, isQuestion: Bool
  ) -> (Verdict, String) {
    // Questions say by these that they were answered, cancelled or left.
    let good: Set<Exit> = isQuestion ? [.code(0), .code(1), .code(5)] : [.code(0)]
    if let failure { return (.failed, failure + said(errors, besides: failure)) }
    switch (exit, isOver) {
    case (_, true?) where good.contains(exit): return (.passed, "")
    case (.late(let seconds), _):
      return (.failed, "it did not end within \(seconds) s of real time and was ended\n\(errors)")
    case (.signal(let number), _):
      return (.failed, "telltale was ended by signal \(number)\n\(errors)")
    case (.code(let code), nil):
      return (.broken, errors.isEmpty ? "telltale ended with exit code \(code)" : errors)
    case (.code(let code), _):
      return (.failed, errors.isEmpty ? "telltale ended with exit code \(code)" : errors)
    }
  }

  /// What program and screen wrote to standard error, the last of it, where it is not in the message.
  private static func said(_ errors: String, besides message: String) -> String {
    var rest = errors
    if let range = rest.firstRange(ofText: message) { rest.removeSubrange(range) }
    let lines = rest.split(separator: "\n")
    guard !lines.isEmpty else { return "" }
    return "\nstandard error:\n" + lines.suffix(20).map { "  \($0)" }.joined(separator: "\n")
  }

  /// The command that repeats just this one.
  package var again: String {
    "telltale test \(ShellText.quoted(test.file)) --filter \(ShellText.quoted(test.name))"
  }
}

extension [TestOutcome] {
  /// `3 passed, 1 failed`.
  package var summary: String {
    func count(_ verdict: TestOutcome.Verdict) -> Int { self.count { $0.verdict == verdict } }
    var parts = ["\(count(.passed)) passed"]
    if count(.failed) > 0 { parts.append("\(count(.failed)) failed") }
    if count(.broken) > 0 { parts.append("\(count(.broken)) could not be run") }
    return parts.joined(separator: ", ")
  }
}

extension [TestCase] {
  /// Those whose name is, or else has in it, one of the texts; all where there is none.
  package func named(_ texts: [String]) -> [TestCase] {
    guard !texts.isEmpty else { return self }
    let exact = filter { texts.contains($0.name) }
    let others = texts.filter { text in !exact.contains { $0.name == text } }
    return filter { test in
      exact.contains(test) || others.contains { test.name.contains(text: $0) }
    }
  }
}
