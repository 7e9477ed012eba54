import ArgumentParser
import Glibc
import TelltaleHost
import TelltaleModel
import TelltaleRuntime
import TelltaleSession
import TelltaleSyntax
import TelltaleText

/// Tells the caller what came of a question: on standard output, and by the exit code.
struct AnswerOutput {
  let json: Bool

  /// Always throws: the exit code is that of the question that was asked, or of what kept it from
  /// being answered.
  func finish(_ end: ScreenEnd) throws {
    switch end {
    case .answered(let answers): try finish(answers)
    // Nobody asked anything, or it was left unanswered.
    case .left: throw ExitStatus.cancelled.code
    case .signal(let number): throw ExitCode(128 + number)
    case .failed(let error): try telling { throw RuntimeError(error) }
    }
  }

  /// The alerts that an answer opened are no business of a caller who did not ask for them.
  private func finish(_ answers: [Answer]) throws {
    guard let answer = answers.asked else {
      StandardStreams.complain("telltale: the question ended without an answer")
      throw ExitStatus.internalFault.code
    }
    try finish(answer, among: answers)
  }

  /// Always throws the exit code of one answer, with what it opened.
  func finish(_ answer: Answer, among answers: [Answer] = []) throws {
    try StandardStreams.put(text(of: answer, among: answers))
    throw answer.status.code
  }

  private func text(of answer: Answer, among answers: [Answer]) -> String {
    var lines: [String] = []
    if json {
      lines = [answer.json] + answers.filter { $0.question != ScreenBuilder.question }.map(\.json)
    } else {
      if let choice = answer.choice { lines.append(choice) }
      if answer.outcome == .chosen { lines += answer.fields }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension [Answer] {
  /// The answer to the question that the caller asked.
  var asked: Answer? { first { $0.question == ScreenBuilder.question } }
}

extension Answer {
  var status: ExitStatus {
    switch outcome {
    case .chosen: .chosen
    case .cancelled: .cancelled
    case .timedOut: .timedOut
    case .withdrawn: .refusedNow
    }
  }

  /// One object on one line.
  var json: String {
    let answer: JSONValue = [
      "outcome": .string(outcome.rawValue),
      "id": choice.map { .string($0) } ?? .null,
      "fields": .strings(fields),
    ]
    return answer.line
  }
}
