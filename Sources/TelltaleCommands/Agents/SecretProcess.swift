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
    var (input, output): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard pipe(&input) == 0 else { throw RuntimeError(SystemError(errno, "pipe")) }
    guard pipe(&output) == 0 else {
      let code = errno
      for each in input { close(each) }
      throw RuntimeError(SystemError(code, "pipe"))
    }
    for each in input + output { _ = fcntl(each, F_SETFD, FD_CLOEXEC) }
    let (started, code) = Self.start(input[0], output[1])
    close(input[0])
    close(output[1])
    if code == 0 { _ = DescriptorOutput.write(Array(question.json.line.utf8), to: input[1]) }
    close(input[1])
    process = started
    descriptor = output[0]
    if code != 0 { throw RuntimeError(SystemError(code, "posix_spawn")) }
  }

  deinit {
    withdraw()
    close(descriptor)
  }

  private static func start(_ input: Int32, _ output: Int32) -> (pid_t, Int32) {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Signals that the agent waits for otherwise are to end it.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    var words = [strdup("telltale"), strdup(SecretWorker.word), nil]
    defer { for text in words { free(text) } }
    var process = pid_t()
    let code = posix_spawn(&process, ProgramFile.executable, &actions, &attributes, &words, environ)
    return (process, code)
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
