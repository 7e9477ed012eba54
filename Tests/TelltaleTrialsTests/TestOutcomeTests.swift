import Testing

@testable import TelltaleSyntax
@testable import TelltaleTrials

/// What counts as passed, failed, and not run.
@Suite struct TestOutcomeTests {
  private func outcome(
    _ exit: TestOutcome.Exit, _ record: JSONValue?, _ errors: String = "", isApp: Bool = false
  ) -> TestOutcome {
    var test = TestCase(name: "buy [de]", file: "a b.test.yaml", scene: "s", script: "p")
    if isApp { test.program = .init(command: "x", folder: ".") }
    return TestOutcome(
      test, exit: exit, record: record, errors: errors, milliseconds: 1, folder: "f")
  }

  @Test func `a question that was cancelled or left is no failure by itself`() {
    for code: Int32 in [0, 1, 5] {
      #expect(outcome(.code(code), ["over": true]).verdict == .passed)
    }
    #expect(outcome(.code(65), ["over": true], "an update was refused").verdict == .failed)
  }

  @Test func `an app has passed only with 0`() {
    #expect(outcome(.code(0), ["over": true], isApp: true).verdict == .passed)
    for code: Int32 in [1, 5, 65] {
      #expect(outcome(.code(code), ["over": true], isApp: true).verdict == .failed)
    }
  }

  @Test func `what nothing was shown of could not be run`() {
    let broken = outcome(.code(66), nil, "s: error: cannot be read")
    #expect(broken.verdict == .broken)
    #expect(broken.message == "s: error: cannot be read")
  }

  @Test func `a process that was ended has failed, and how is said`() {
    #expect(
      outcome(.signal(11), ["over": false]).message.hasPrefix("telltale was ended by signal 11"))
    #expect(outcome(.signal(9), nil).verdict == .failed)
    let late = outcome(.late(seconds: 300), ["over": false])
    #expect(late.verdict == .failed)
    #expect(late.message.hasPrefix("it did not end within 300 s of real time"))
  }

  @Test func `what the program wrote stands in the message, and the message not twice`() {
    let record: JSONValue = ["over": true, "steps": [["failed": "p:1:1: error: it died"]]]
    let failed = outcome(
      .code(1), record, "Traceback\nKeyError\np:1:1: error: it died\n", isApp: true)
    #expect(failed.verdict == .failed)
    #expect(failed.message == "p:1:1: error: it died\nstandard error:\n  Traceback\n  KeyError")
  }

  @Test func `the command that repeats one can be pasted`() {
    #expect(
      outcome(.code(0), nil).again == "telltale test 'a b.test.yaml' --filter 'buy [de]'")
  }
}
