import ArgumentParser
import Glibc
import TelltaleHost
import TelltaleModel
import TelltaleSession
import TelltaleText

/// Tells the caller what came of a question: on standard output, and by the exit code.
struct AnswerOutput {
  let json: Bool
  let alert: Alert

  func finish(_ end: Host<FontBook>.End) throws {
    switch end {
    case .answered(let answers):
      for answer in answers { say(answer) }
      guard let last = answers.last else { throw ExitStatus.internalFault.code }
      throw last.status.code
    case .signal(let number): throw ExitCode(128 + number)
    case .failed(let error):
      StandardStreams.complain("telltale: \(error.message). \(error.remedy)")
      throw error.status.code
    }
  }

  private func say(_ answer: Answer) {
    if json { return StandardStreams.say(answer.json) }
    if let choice = answer.choice { StandardStreams.say(choice) }
    if answer.outcome == .chosen { for field in answer.fields { StandardStreams.say(field) } }
  }
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
    JSONText.object([
      ("outcome", .string(outcome.rawValue)),
      ("id", choice.map { .string($0) } ?? .null),
      ("fields", .list(fields.map { .string($0) })),
    ])
  }
}
