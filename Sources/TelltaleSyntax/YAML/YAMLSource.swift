import TelltaleModel

/// The bytes of a file that have been checked to be UTF-8 text and can be given to libyaml.
package struct YAMLSource {
  package let file: String
  package private(set) var bytes: [UInt8]
  /// Where JSON's surrogate pairs were replaced by a shorter escape: columns, in the text as it is
  /// now, by line; both from 0.
  private var shortened: [Int: [Int]] = [:]

  /// Checks the encoding, and drops a byte order mark.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - file: The name of the file in messages.
  ///   - kind: The kind of error for text in another encoding.
  /// - Throws: `LoadError` for text in another encoding, at the first offending byte.
  package init(_ bytes: [UInt8], file: String, kind: LoadError.Kind) throws(LoadError) {
    self.file = file
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let dropped = bytes.count - self.bytes.count
    if let fault = TextEncodingError(bytes) {
      throw LoadError(
        kind: kind, file: file, location: location(ofByte: max(0, fault.offset - dropped)),
        message: fault.message, remedy: fault.remedy)
    }
  }

  /// Returns the place of a byte.
  ///
  /// - Parameter offset: The offset of the byte from 0, in `bytes`.
  /// - Returns: The line and the column, both from 1.
  package func location(ofByte offset: Int) -> SourceLocation {
    let before = bytes.prefix(offset)
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let line = before.count { $0 == 0x0A }
    // Continuation bytes do not begin a character.
    let column = before[start...].count { $0 & 0xC0 != 0x80 }
    return SourceLocation(file: file, line: line + 1, column: column + 1)
  }

  /// Returns the place that libyaml means by a line and a column.
  ///
  /// - Parameters:
  ///   - line: The line, from 0.
  ///   - column: The column in code points, from 0.
  /// - Returns: The place in the file as its author has it, from 1.
  package func location(line: Int, column: Int) -> SourceLocation {
    let lost = shortened[line].map { columns in 2 * columns.count { $0 < column } } ?? 0
    return SourceLocation(file: file, line: line + 1, column: column + lost + 1)
  }
}

extension YAMLSource {
  /// Returns the text with JSON's escapes for surrogate pairs in the form of YAML: `\ud83d\ude00`
  /// in double quotes becomes `\U0001F600`.
  ///
  /// - Returns: The new text, which still reports places of the old one; `nil` where it has no such
  ///   pair.
  package func joiningSurrogates() -> YAMLSource? {
    var result = self
    result.bytes = []
    result.bytes.reserveCapacity(bytes.count)
    var scanner = QuoteScanner()
    var index = 0
    var line = 0
    var lineStart = 0
    var column = 0
    while index < bytes.count {
      if scanner.isInDoubleQuotes, let scalar = surrogatePair(at: index) {
        result.bytes += "\\U".utf8 + YAMLSource.hexadecimal(scalar)
        column = result.bytes[lineStart...].count { $0 & 0xC0 != 0x80 }
        result.shortened[line, default: []].append(column - 1)
        index += 12
        continue
      }
      let length = scanner.advance(bytes, at: index)
      result.bytes += bytes[index..<index + length]
      if bytes[index] == 0x0A {
        line += 1
        lineStart = result.bytes.count
      }
      index += length
    }
    return result.shortened.isEmpty ? nil : result
  }

  /// The character that `\uD83D\uDE00` stands for.
  private func surrogatePair(at index: Int) -> UInt32? {
    guard index + 12 <= bytes.count, let high = escape(at: index), 0xD800...0xDBFF ~= high,
      let low = escape(at: index + 6), 0xDC00...0xDFFF ~= low
    else { return nil }
    return 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
  }

  private func escape(at index: Int) -> UInt32? {
    guard bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") else {
      return nil
    }
    var value: UInt32 = 0
    for byte in bytes[index + 2..<index + 6] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  private static func hexadecimal(_ scalar: UInt32) -> [UInt8] {
    let digits = String(scalar, radix: 16, uppercase: true)
    return Array(repeating: UInt8(ascii: "0"), count: 8 - digits.utf8.count) + digits.utf8
  }
}
