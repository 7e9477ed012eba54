import Glibc

/// Writing to the standard streams without buffering and without a crash on a closed pipe.
enum StandardStreams {
  /// A line on standard error.
  static func complain(_ line: String) { write(line + "\n", to: STDERR_FILENO) }

  /// A line on standard output.
  static func say(_ line: String) { write(line + "\n", to: STDOUT_FILENO) }

  static func write(_ text: String, to descriptor: Int32) {
    write(Array(text.utf8), to: descriptor)
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return
      }
    }
  }

  /// Colour is for terminals only, and not where NO_COLOR asks for none.
  static func wantsColor(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && getenv("NO_COLOR") == nil
  }
}
