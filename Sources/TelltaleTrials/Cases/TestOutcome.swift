import TelltaleSyntax

/// The outcome of a test.
package struct TestOutcome: Sendable {
  package var test: TestCase
  package var verdict: Verdict
  /// The reason for which it did not pass or could not be played, in words; empty where it passed.
  package var message: String
  /// The duration of the test in real time, in milliseconds.
  package var milliseconds: Int
  /// The folder of its record.
  package var folder: String
  /// The steps in its record, from `steps.json`.
  package var steps: [JSONValue]
  /// The output to standard error, with that of the program.
  package var errors: String

  package enum Verdict: String, Sendable {
    case passed, failed
    /// The test could not begin: its scene, profile or script is missing or faulty.
    case broken
  }

  /// Judges a test by the end of its process and by its record.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - exit: The exit code of the process, or the signal that ended it.
  ///   - record: The contents of `steps.json`; `nil` where nothing was shown.
  ///   - errors: The output to standard error.
  ///   - milliseconds: The duration in real time.
  ///   - folder: The folder of the record.
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

  /// The end of a process.
  package enum Exit: Hashable, Sendable {
    case code(Int32)
    case signal(Int32)
    /// The process did not end by itself within this time, in seconds of real time.
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

  /// The command that repeats only this test.
  package var again: String {
    "telltale test \(ShellText.quoted(test.file)) --filter \(ShellText.quoted(test.name))"
  }
}

extension [TestOutcome] {
  /// The number of tests with each verdict, such as `3 passed, 1 failed`.
  package var summary: String {
    func count(_ verdict: TestOutcome.Verdict) -> Int { self.count { $0.verdict == verdict } }
    var parts = ["\(count(.passed)) passed"]
    if count(.failed) > 0 { parts.append("\(count(.failed)) failed") }
    if count(.broken) > 0 { parts.append("\(count(.broken)) could not be run") }
    return parts.joined(separator: ", ")
  }
}

extension [TestCase] {
  /// Returns the tests that some texts name.
  ///
  /// - Parameter texts: Names, or parts of names. A text that is a whole name selects only that
  ///   test.
  /// - Returns: The tests, in their order; all of them where there are no texts.
  package func named(_ texts: [String]) -> [TestCase] {
    guard !texts.isEmpty else { return self }
    let exact = filter { texts.contains($0.name) }
    let others = texts.filter { text in !exact.contains { $0.name == text } }
    return filter { test in
      exact.contains(test) || others.contains { test.name.contains(text: $0) }
    }
  }
}
