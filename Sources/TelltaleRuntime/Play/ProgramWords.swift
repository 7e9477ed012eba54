import TelltaleSyntax

/// The messages about a program behind the screens of a play, with what its author can do.
struct ProgramWords {
  /// The milliseconds of real time that the program may take to answer.
  let limit: Int
  /// The number of lines that it has said.
  let said: Int
  /// The bytes of a line that it has begun and not ended.
  let unfinishedBytes: Int
  /// The bytes that wait until it reads.
  let waitingBytes: Int
  /// The last line that it was told.
  let told: JSONValue?
  /// The barrier that it was sent last.
  let barrier: Int
  let answersBarriers: Bool

  /// The milliseconds of real time without a line after which a program that answers no barriers is assumed
  /// to have said all.
  static let quiet = 50
  /// The same before it is known whether it answers them.
  static let firstQuiet = 300
  /// The milliseconds after the end of a silence beyond which this process itself was late.
  static let overslept = 20
  /// The number of refused lines that are told one by one.
  static let mostRefusals = 20

  // MARK: While it goes on

  let closedInput =
    "telltale: warning: the program has closed its standard input: it gets no more events, and its answers are taken "
    + "as complete after \(quiet) ms of silence"

  let endedButHeard =
    "telltale: warning: the program has ended, but a process that it started still has its standard output; lines "
    + "are read until that is closed"

  let answersNone =
    "telltale: note: the program answers no barriers ({\"event\":\"sync\",\"sync\":1} with "
    + "{\"sync\":1}); its answers are taken as complete after \(quiet) ms of silence, so frames may differ from one "
    + "run to the next"

  let refusalsGoOn =
    "telltale: note: \(mostRefusals) lines of the program were refused; further ones are counted but not printed"

  var saidNothing: String {
    "telltale: warning: the program said nothing within \(limit) ms and is treated as one that only listens; if it "
      + "should have said something, check that it writes its lines at once (flush)"
  }

  var unfinished: String {
    "telltale: warning: the program began a line of \(unfinishedBytes) bytes and did not end it; "
      + "a line counts once its line feed has come"
  }

  // MARK: Where it cannot go on

  var late: ProgramError {
    let last = told.map { "; the last line sent to it is \($0.line)" } ?? ""
    let begun = unfinishedBytes > 0 ? "; \(unfinishedPart)" : ""
    return ProgramError(
      "the program did not answer within \(limit) ms of real time: it hangs, or is slow\(last)\(begun); see "
        + "what it does there, or allow more with --answer-within")
  }

  var restless: ProgramError {
    let begun =
      unfinishedBytes > 0 ? " and \(unfinishedBytes) bytes of one that it does not end" : ""
    return ProgramError(
      "the program does not come to rest: after \(limit) ms of real time and \(said) lines\(begun) it still writes; "
        + "\(restRemedy), or allow more with --answer-within")
  }

  private var restRemedy: String {
    answersBarriers
      ? "let it answer the barrier {\"event\":\"sync\",\"sync\":\(barrier)} before it says more"
      : "let it answer barriers ({\"event\":\"sync\",\"sync\":1} with {\"sync\":1}), or speak less often than "
        + "every \(Self.quiet) ms"
  }

  var unread: ProgramError {
    ProgramError(
      "the program does not read its standard input: after \(limit) ms of real time \(waitingBytes) bytes wait for it, "
        + "and its own lines are not read until it does; let it read standard input while it writes"
    )
  }

  func endless(_ rounds: Int) -> ProgramError {
    ProgramError(
      "the program and the screen answer each other without end: after \(rounds) rounds at one "
        + "moment the program still sends lines that cause new events; check what it does on "
        + (told?.line ?? "its events"))
  }

  private var unfinishedPart: String {
    "it began a line of \(unfinishedBytes) bytes and did not end it"
  }
}
