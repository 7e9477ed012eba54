import ArgumentParser
import CShim
import Glibc
import TelltaleModel
import TelltaleRuntime
import TelltaleSession
import TelltaleSyntax

/// The process that asks one question for an agent and ends with it, so that nothing of what was typed is left: the
/// question comes on standard input, the answer goes to standard output, and the exit code says what came of it.
enum SecretWorker {
  /// The word by which the program is started as one.
  static let word = "ask-for-agent"

  /// Exit codes: what was chosen, or why there is nothing.
  enum Outcome: Int32 {
    case answered = 0
    case cancelled = 1
    case other = 3
    case timedOut = 5
  }

  /// Between two texts of an answer; no key types it.
  static let separator: UInt8 = 0

  /// Asks what standard input says.
  static func run() throws {
    telltale_keep_private()
    let text = try telling { () throws -> [UInt8] in
      do throws(LoadError) {
        return try SourceFile.readStandardInput(kind: .scene)
      } catch {
        throw RuntimeError(error)
      }
    }
    guard let json = try? JSONReader.read(text), let question = SecretQuestion(json) else {
      StandardStreams.complain("telltale: \(word): standard input holds no question of an agent")
      throw ExitStatus.usage.code
    }
    let outcome = try ask(question)
    if outcome != .answered { throw ExitCode(outcome.rawValue) }
  }

  /// Asks in this process, and writes what was typed to standard output.
  ///
  /// - Throws: an exit code where nobody was asked.
  static func ask(_ question: SecretQuestion) throws -> Outcome {
    try telling {
      let asker = try UnitAsker.open(within: question.limit)
      let scene = question.scene(cancel: try asker.words().cancel, language: asker.languageTag)
      switch try asker.ask(scene, name: "question", limit: question.limit) {
      case .signal(let number): throw ExitCode(128 + number)
      case .left: return .cancelled
      case .answered(let answer): return try tell(answer)
      }
    }
  }

  private static func tell(_ answer: Answer) throws -> Outcome {
    switch answer.outcome {
    case .timedOut: return .timedOut
    case .cancelled, .withdrawn: return .cancelled
    case .chosen: break
    }
    switch answer.choice {
    case SecretQuestion.okName:
      let bytes = SecretBytes()
      for (index, field) in answer.fields.enumerated() {
        if index > 0 { _ = bytes.append(separator) }
        for byte in field.utf8 where !bytes.append(byte) { throw ExitStatus.cannotWrite.code }
      }
      guard bytes.write(to: STDOUT_FILENO) else { throw ExitStatus.cannotWrite.code }
      return .answered
    case SecretQuestion.otherName: return .other
    default: return .cancelled
    }
  }
}
