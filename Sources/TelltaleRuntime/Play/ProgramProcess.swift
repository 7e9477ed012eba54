import Glibc
import TelltaleAppProtocol
import TelltaleHost

/// The program behind the screens of a play, started for it, with pipes to its standard streams.
package final class ProgramProcess {
  /// Where its lines are read and what it is told is written.
  package let stream: AppStream
  private let process: pid_t
  private var status: Int32?

  /// Runs a command line by a shell, in a group of its own; what it says to standard error is said there.
  /// Throws where the machine is short of what that takes.
  package init(_ command: String) throws(RuntimeError) {
    var (input, output): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard pipe(&input) == 0 else { throw Self.failure("pipe", errno) }
    guard pipe(&output) == 0 else {
      let code = errno
      for end in input { close(end) }
      throw Self.failure("pipe", code)
    }
    // Where one end stayed open in the program itself, it would never see the end of its input.
    for end in input + output { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer {
      close(input[0])
      close(output[1])
    }
    switch Self.start(command, input[0], output[1]) {
    case .success(let number): process = number
    case .failure(let failure):
      close(input[1])
      close(output[0])
      throw Self.failure("posix_spawn", failure.code)
    }
    stream = AppStream(input: output[0], output: input[1], name: "program")
  }

  deinit {
    end(within: 0)
    close(stream.input)
  }

  private struct SpawnFailure: Error { var code: Int32 }

  private static func failure(_ call: String, _ code: Int32) -> RuntimeError {
    RuntimeError(SystemError(code, call))
  }

  private static func start(
    _ command: String, _ input: Int32, _ output: Int32
  ) -> Result<pid_t, SpawnFailure> {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var all = sigset_t()
    sigfillset(&all)
    // This process ignores SIGPIPE, which is no business of programs that it starts.
    posix_spawnattr_setsigdefault(&attributes, &all)
    // Nor are signals that it waits for otherwise: the program is to be ended by them.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    var words = [strdup("sh"), strdup("-c"), strdup(command), nil]
    defer { for text in words { free(text) } }
    var process = pid_t()
    let code = posix_spawn(&process, "/bin/sh", &actions, &attributes, &words, environ)
    return code == 0 ? .success(process) : .failure(SpawnFailure(code: code))
  }

  private var isInputOpen = true

  /// Closes its standard input and waits for its end, at most so many milliseconds of real time; then it is
  /// ended, and all that it has started. What it says meanwhile is read and counts for nothing.
  ///
  /// - Returns: How it ended, in words.
  @discardableResult
  package func end(within milliseconds: Int) -> String {
    if isInputOpen { close(stream.output) }
    isInputOpen = false
    let ended = waited(milliseconds, draining: true)
    // What it started may go on by itself.
    kill(-process, SIGTERM)
    if !ended, !waited(200) {
      kill(-process, SIGKILL)
      _ = waited(5000)
    }
    return ended ? endWords : "it did not end within \(milliseconds) ms and was ended"
  }

  /// True where it has ended by itself, whatever it has started.
  package var hasEnded: Bool { waited(0) }

  /// True where it has ended by itself, or does so within so many milliseconds of real time.
  package func ends(within milliseconds: Int) -> Bool { waited(milliseconds) }

  /// True where it ended by itself with the exit code 0.
  package var endedWell: Bool { status == 0 }

  private var endWords: String {
    guard let status else { return "it runs" }
    let signal = status & 0x7F
    return signal == 0
      ? "it ended with exit code \(status >> 8 & 0xFF)" : "it was ended by signal \(signal)"
  }

  private func waited(_ milliseconds: Int, draining: Bool = false) -> Bool {
    for round in 0...max(0, milliseconds / 5) where status == nil {
      if round > 0 { usleep(5000) }
      // A full pipe would keep it from its end.
      if draining { drain() }
      var found: Int32 = 0
      let result = waitpid(process, &found, WNOHANG)
      if result == process { status = found }
      if result < 0, errno == ECHILD { status = 0 }
    }
    return status != nil
  }

  private func drain() {
    var state = pollfd(fd: stream.input, events: Int16(POLLIN), revents: 0)
    guard poll(&state, 1, 0) > 0 else { return }
    var room = [UInt8](repeating: 0, count: 1 << 16)
    for _ in 0..<16 {
      guard poll(&state, 1, 0) > 0, read(stream.input, &room, room.count) > 0 else { return }
    }
  }
}
