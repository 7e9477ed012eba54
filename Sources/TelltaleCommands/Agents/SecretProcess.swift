import Glibc
import TelltaleHost
import TelltaleModel
import TelltaleRuntime
import TelltaleSyntax

/// A question that a process of its own asks; it can be waited for, and taken back.
final class SecretProcess {
  /// What came of it.
  enum End {
    case answered(SecretBytes)
    case cancelled, other, timedOut
    /// Nobody was asked; the process has said why on standard error.
    case failed
  }

  /// Readable when something comes of it.
  let descriptor: Int32
  private let process: pid_t
  private let secret = SecretBytes()
  private var isOver = false
  private var end: End?

  /// Starts to ask.
  ///
  /// - Throws: where the machine is short of what that takes.
  init(_ question: SecretQuestion) throws(RuntimeError) {
    let program: PipedProgram
    do throws(SystemError) {
      program = try PipedProgram(
        ChildProgram(ProgramFile.executable, ["telltale", SecretWorker.word]))
    } catch {
      throw RuntimeError(error)
    }
    _ = DescriptorOutput.write(Array(question.json.line.utf8), to: program.input)
    close(program.input)
    (process, descriptor) = (program.process, program.output)
  }

  deinit {
    withdraw()
    close(descriptor)
  }

  /// Waits for its end.
  func wait() -> End {
    while true {
      if let end = advance() { return end }
    }
  }

  /// Takes in what there is; gives its end, once it has come to it. Waits where nothing is there to be read.
  func advance() -> End? {
    if let end { return end }
    let count = secret.read(from: descriptor)
    if count > 0 || count < 0 && errno == EINTR { return nil }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    isOver = true
    end = Self.end(status, secret)
    return end
  }

  private static func end(_ status: Int32, _ secret: SecretBytes) -> End {
    guard status & 0x7F == 0 else { return .failed }
    return switch SecretWorker.Outcome(rawValue: status >> 8 & 0xFF) {
    case .answered: .answered(secret)
    case .cancelled: .cancelled
    case .other: .other
    case .timedOut: .timedOut
    case nil: .failed
    }
  }

  /// Takes the question from the screen, if it is there.
  func withdraw() {
    guard !isOver else { return }
    isOver = true
    kill(process, SIGTERM)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
}
