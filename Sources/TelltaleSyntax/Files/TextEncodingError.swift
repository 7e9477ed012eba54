/// The source of a text, which decides the remedy for faults.
package enum TextOrigin: Sendable {
  case file
  /// A stream, which a program at the other end is writing.
  case stream
}

/// A fault that keeps the bytes of a file or of a stream from being UTF-8 text.
package struct TextEncodingError: Hashable, Sendable {
  /// The fault and its place, such as `a NUL byte at byte 4`.
  package let message: String
  package let remedy: String
  /// The offset of the first offending byte, from 0.
  package let offset: Int

  /// Looks for the first fault; `nil` for text in UTF-8, with or without a byte order mark.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the text.
  ///   - origin: The source of the text, which decides the remedy.
  package init?(_ bytes: [UInt8], from origin: TextOrigin = .file) {
    let (offset, what): (Int, String)
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      (offset, what) = (0, "UTF-32 text")
    } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      (offset, what) = (0, "UTF-16 text")
    } else if let null = bytes.firstIndex(of: 0) {
      (offset, what) = (null, "a NUL byte")
    } else if let invalid = Self.firstInvalid(bytes) {
      (offset, what) = (invalid, "a byte that is not UTF-8")
    } else {
      return nil
    }
    self.offset = offset
    message = "\(what) at byte \(offset)"
    let form = what == "a NUL byte" ? "UTF-8 text" : "UTF-8"
    switch origin {
    case .file: remedy = "save the file as \(form)"
    case .stream: remedy = "write \(form)"
    }
  }

  private static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var offset = 0
    var decoder = UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error, .emptyInput: return offset
      }
    }
  }
}
