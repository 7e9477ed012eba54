import Glibc

/// The output of lines for the person who started the program.
enum Say {
  /// Writes a line to standard output.
  static func line(_ text: String) { put(text, STDOUT_FILENO) }
  /// Writes a line to standard error.
  static func complain(_ text: String) { put(text, STDERR_FILENO) }

  /// Writes a line. Output that nobody reads ends nothing.
  private static func put(_ text: String, _ descriptor: Int32) {
    var bytes = Array((text + "\n").utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
