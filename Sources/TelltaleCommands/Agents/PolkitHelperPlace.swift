import Glibc
import TelltaleRuntime
import TelltaleSyntax

/// Where polkit's helper is had: behind a socket, where systemd starts one for each who connects, or as a program that
/// becomes root when it is started.
struct PolkitHelperPlace: Equatable {
  /// Connected to first.
  var socket: String?
  /// Started where there is no socket, or nobody listens there.
  var program: String?

  /// polkit 127 and later have it; its program becomes root no more where systemd runs.
  private static let socket = "/run/polkit/agent-helper.socket"
  private static let programs = [
    "/usr/lib/polkit-1/polkit-agent-helper-1", "/usr/lib/policykit-1/polkit-agent-helper-1",
    "/usr/libexec/polkit-agent-helper-1", "/usr/libexec/polkit-1/polkit-agent-helper-1",
  ]

  /// Where this system has it now.
  static var own: PolkitHelperPlace {
    PolkitHelperPlace(
      socket: isSocket(socket) ? socket : nil,
      program: programs.first { access($0, X_OK) == 0 })
  }

  /// A place that is named: a socket, or a program.
  static func named(_ path: String) -> PolkitHelperPlace {
    isSocket(path) ? PolkitHelperPlace(socket: path) : PolkitHelperPlace(program: path)
  }

  /// It is had nowhere.
  static let missing = RuntimeError(
    .missingFile,
    "telltale: polkit's helper is neither \(socket) nor \(programs[0]); install polkitd, or name the helper with "
      + "--helper")

  private static func isSocket(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFSOCK
  }
}
