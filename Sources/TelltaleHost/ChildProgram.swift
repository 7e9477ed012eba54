import Glibc

/// A program that this one starts, by its file and what it is told.
///
/// Of this process it has what its standard streams are given, and what is not closed when a program is started; no
/// signal is blocked or ignored in it.
package struct ChildProgram {
  /// What a standard stream of it is.
  package enum Stream {
    /// That of this process.
    case own
    case descriptor(Int32)
    /// Nothing is read there, and what is written is lost.
    case nowhere
  }

  private let path: String
  private let words: [String]
  private let environment: [String]?
  private let leadsGroup: Bool

  /// - Parameters:
  ///   - path: its file.
  ///   - words: its arguments; the first is what it is called.
  ///   - environment: variables with their values; `nil` for those of this process.
  ///   - leadsGroup: whether it begins a group of processes, which can be ended with all that it starts.
  package init(
    _ path: String, _ words: [String], environment: [String]? = nil, leadsGroup: Bool = false
  ) {
    self.path = path
    self.words = words
    self.environment = environment
    self.leadsGroup = leadsGroup
  }

  /// Starts it.
  ///
  /// - Parameters:
  ///   - input: its standard input.
  ///   - output: its standard output.
  ///   - errors: its standard error.
  /// - Returns: The number of its process, which has to be waited for.
  /// - Throws: where it cannot be started; nothing runs then.
  package func start(
    input: Stream = .own, output: Stream = .own, errors: Stream = .own
  ) throws(SystemError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    Self.give(input, as: STDIN_FILENO, &actions)
    Self.give(output, as: STDOUT_FILENO, &actions)
    Self.give(errors, as: STDERR_FILENO, &actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    takeSignals(&attributes)
    var arguments = words.map { strdup($0) } + [nil]
    var variables = (environment ?? []).map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process = pid_t()
    let code =
      environment == nil
      ? posix_spawn(&process, path, &actions, &attributes, &arguments, environ)
      : posix_spawn(&process, path, &actions, &attributes, &arguments, &variables)
    guard code == 0 else { throw SystemError(code, "posix_spawn of \(path)") }
    return process
  }

  private static func give(
    _ stream: Stream, as number: Int32, _ actions: inout posix_spawn_file_actions_t
  ) {
    switch stream {
    case .own: break
    case .descriptor(let descriptor):
      posix_spawn_file_actions_adddup2(&actions, descriptor, number)
    case .nowhere:
      let way = number == STDIN_FILENO ? O_RDONLY : O_WRONLY
      posix_spawn_file_actions_addopen(&actions, number, "/dev/null", way, 0)
    }
  }

  /// This process may ignore SIGPIPE and wait for other signals by itself, which is no business of a program that is to be
  /// ended by them.
  private func takeSignals(_ attributes: inout posix_spawnattr_t) {
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let group = leadsGroup ? POSIX_SPAWN_SETPGROUP : 0
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | group))
  }
}
