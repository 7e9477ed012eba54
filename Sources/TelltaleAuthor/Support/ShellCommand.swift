import Glibc

/// A command of the shell, waited for.
enum ShellCommand {
  /// What it prints at most, in bytes.
  private static let most = 1 << 20

  /// Runs it; its words have to be quoted.
  ///
  /// - Returns: Its exit code, -1 where it could not be run or a signal ended it, and what it printed.
  static func run(_ command: String) -> (code: Int32, text: String) {
    guard let pipe = popen(command, "r") else { return (-1, "") }
    var bytes: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&room, 1, room.count, pipe), count > 0 {
      if bytes.count < most { bytes += room.prefix(count) }
    }
    let status = pclose(pipe)
    let code = status >= 0 && status & 0x7F == 0 ? status >> 8 & 0xFF : -1
    return (code, String(decoding: bytes, as: UTF8.self))
  }
}
