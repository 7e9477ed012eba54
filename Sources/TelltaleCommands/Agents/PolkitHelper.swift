import Glibc
import TelltaleAppProtocol
import TelltaleHost
import TelltaleRuntime

/// polkit's own helper, which becomes root, has PAM ask for what shows who somebody is, and tells polkit. It has what was
/// typed through a pipe, and nobody else has.
final class PolkitHelper {
  /// Where systems have it.
  static let places = [
    "/usr/lib/polkit-1/polkit-agent-helper-1", "/usr/lib/policykit-1/polkit-agent-helper-1",
    "/usr/libexec/polkit-agent-helper-1", "/usr/libexec/polkit-1/polkit-agent-helper-1",
  ]

  /// Readable when it has said something.
  let descriptor: Int32
  /// Its number, to be waited for once it is let go of.
  let process: pid_t
  private let input: Int32
  private var lines = LineBuffer(most: 1 << 13)

  /// The helper of this system.
  ///
  /// - Throws: where it has none.
  static func found() throws(RuntimeError) -> String {
    guard let path = places.first(where: { access($0, X_OK) == 0 }) else {
      throw RuntimeError(
        .missingFile,
        "telltale: there is no \(places[0]), with which polkit finds out who somebody is; install polkitd, or name it"
          + " by --helper")
    }
    return path
  }

  /// Starts it.
  ///
  /// - Parameters:
  ///   - path: where it stands.
  ///   - user: who somebody is to be.
  ///   - cookie: what polkit calls the authentication; told through the pipe, since others read argument lists.
  /// - Throws: where it cannot be started.
  init(_ path: String, user: String, cookie: String) throws(RuntimeError) {
    var (asked, told): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard pipe(&asked) == 0 else { throw RuntimeError(SystemError(errno, "pipe")) }
    guard pipe(&told) == 0 else {
      let code = errno
      for each in asked { close(each) }
      throw RuntimeError(SystemError(code, "pipe"))
    }
    for each in asked + told { _ = fcntl(each, F_SETFD, FD_CLOEXEC) }
    let (started, code) = Self.start([path, user], asked[0], told[1])
    close(asked[0])
    close(told[1])
    (process, input, descriptor) = (started, asked[1], told[0])
    guard code == 0 else { throw RuntimeError(SystemError(code, "posix_spawn of \(path)")) }
    _ = DescriptorOutput.write(Array("\(cookie)\n".utf8), to: input)
  }

  deinit {
    // It ends when nobody answers any more, also where it is root's and cannot be ended.
    close(input)
    close(descriptor)
    kill(process, SIGTERM)
  }

  private static func start(
    _ words: [String], _ input: Int32, _ output: Int32
  ) -> (pid_t, Int32) {
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
    var arguments = words.map { strdup($0) } + [nil]
    defer { for text in arguments { free(text) } }
    var process = pid_t()
    let code = posix_spawn(&process, words[0], &actions, &attributes, &arguments, environ)
    return (process, code)
  }

  /// Hands over what was typed; false where that failed.
  func answer(_ secret: SecretBytes) -> Bool {
    let line = SecretBytes(room: secret.count + 1)
    for byte in secret.bytes { _ = line.append(byte) }
    return line.append(UInt8(ascii: "\n")) && line.write(to: input)
  }

  /// What it has said since, line by line, and whether it has ended. Waits where it has said nothing.
  func advance() -> (lines: [PolkitHelperLine], hasEnded: Bool) {
    var room = [UInt8](repeating: 0, count: 1 << 12)
    var count = -1
    repeat { count = read(descriptor, &room, room.count) } while count < 0 && errno == EINTR
    if count > 0 { lines.add(room.prefix(count)) }
    var said: [PolkitHelperLine] = []
    while let line = lines.next() {
      said.append(PolkitHelperLine(String(decoding: line.bytes, as: UTF8.self)))
    }
    return (said, count <= 0)
  }
}
