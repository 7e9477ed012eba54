import Glibc

/// A program that this process starts: its file, its arguments and its environment.
///
/// It inherits the standard streams that it is given, and descriptors that are not closed when a program is started.
/// No signal is blocked or ignored in it.
package struct ChildProgram {
  /// The source or the destination of a standard stream.
  package enum Stream {
    /// The stream of this process.
    case own
    case descriptor(Int32)
    /// A stream from which nothing is read, and on which output is lost.
    case nowhere
  }

  private let path: String
  private let words: [String]
  private let environment: [String]?
  private let leadsGroup: Bool

  /// Describes a program; nothing runs yet.
  ///
  /// - Parameters:
  ///   - path: The path of its file.
  ///   - words: Its arguments; the first is the name by which it is called.
  ///   - environment: The variables with their values; `nil` for those of this process.
  ///   - leadsGroup: True if it begins a group of processes, which can be ended with all that it starts.
  package init(
    _ path: String, _ words: [String], environment: [String]? = nil, leadsGroup: Bool = false
  ) {
    self.path = path
    self.words = words
    self.environment = environment
    self.leadsGroup = leadsGroup
  }

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - input: Its standard input.
  ///   - output: Its standard output.
  ///   - errors: Its standard error.
  /// - Returns: The number of its process, which has to be waited for.
  /// - Throws: An error where it cannot be started; nothing runs then.
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

  /// Resets signals: this process may ignore SIGPIPE and read other signals by itself, but a program has to be ended
  /// by them.
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
