import CShim
import Glibc
import TelltaleCommands
import TelltaleRuntime
import TelltaleSyntax
import TelltaleTrials

/// Processes of this program that play tests, some at a time.
struct TestWorkers {
  private let most: Int
  private var members: [Member] = []

  private struct Member {
    let index: Int
    let process: pid_t
    let start: Stopwatch
  }

  /// A test whose process has ended.
  struct Ended {
    /// Its number, as it was started.
    let index: Int
    let exit: TestOutcome.Exit
    /// Real time that it took.
    let milliseconds: Int
  }

  /// Seconds of real time that a test may take: only one that never ends takes as long.
  private static let mostSeconds = 300

  init(most: Int) { self.most = most }

  var hasRoom: Bool { members.count < most }
  var isBusy: Bool { !members.isEmpty }

  /// Starts this program with arguments; what it writes goes to files of a folder. Throws where it cannot be
  /// started.
  mutating func start(_ index: Int, _ arguments: [String], folder: String) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for (descriptor, name) in [(STDOUT_FILENO, "out.txt"), (STDERR_FILENO, "errors.txt")] {
      posix_spawn_file_actions_addopen(
        &actions, descriptor, "\(folder)/\(name)", O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    }
    var words = (["telltale"] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let code = posix_spawn(&process, ProgramFile.executable, &actions, nil, &words, environ)
    guard code == 0 else {
      StandardStreams.complain(
        "telltale: a test cannot be started: \(String(cString: strerror(code))); run fewer with --jobs"
      )
      throw ExitStatus.couldNotRun.code
    }
    members.append(Member(index: index, process: process, start: Stopwatch()))
  }

  /// Waits until one has ended; those that have.
  mutating func wait() -> [Ended] {
    while isBusy {
      let ended = members.compactMap(end(of:))
      if !ended.isEmpty {
        members.removeAll { member in ended.contains { $0.index == member.index } }
        return ended
      }
      usleep(2000)
    }
    return []
  }

  private func end(of member: Member) -> Ended? {
    var status: Int32 = 0
    let time = member.start.milliseconds
    if waitpid(member.process, &status, WNOHANG) == member.process {
      let signal = status & 0x7F
      return Ended(
        index: member.index, exit: signal == 0 ? .code(status >> 8 & 0xFF) : .signal(signal),
        milliseconds: time)
    }
    guard time > Self.mostSeconds * 1000 else { return nil }
    kill(member.process, SIGKILL)
    waitpid(member.process, &status, 0)
    return Ended(
      index: member.index, exit: .late(seconds: Self.mostSeconds), milliseconds: time)
  }
}
