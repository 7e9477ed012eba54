import TelltaleModel
import TelltaleSyntax

/// The text of a file of texts, which is UTF-8, or UTF-16 with a byte order mark.
enum SourceText {
  /// `nil` for bytes that are neither, with a complaint.
  static func decoded(
    _ bytes: [UInt8], file: String, _ complaints: inout [ImportError]
  ) -> String? {
    let start = SourceLocation(file: file, line: 1, column: 1)
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return wide(bytes, at: start, &complaints)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      complaints.append(
        ImportError(start, "this is neither UTF-8 nor UTF-16 with a byte order mark"))
      return nil
    }
    return text
  }

  private static func wide(
    _ bytes: [UInt8], at start: SourceLocation, _ complaints: inout [ImportError]
  ) -> String? {
    let isLittle = bytes[0] == 0xFF
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index -> UInt16 in
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      return isLittle ? second << 8 | first : first << 8 | second
    }
    guard bytes.count % 2 == 0, let text = String(validating: units, as: UTF16.self) else {
      complaints.append(ImportError(start, "this begins as UTF-16 and does not go on so"))
      return nil
    }
    return text
  }
}
