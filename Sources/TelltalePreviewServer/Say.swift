import Glibc

/// Lines for the person who started the program.
enum Say {
  /// To standard output.
  static func line(_ text: String) { put(text, STDOUT_FILENO) }
  /// To standard error.
  static func complain(_ text: String) { put(text, STDERR_FILENO) }

  /// Nobody may read it, which ends nothing.
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
