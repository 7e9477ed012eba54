/// A comment of a YAML text.
package struct YAMLComment: Hashable, Sendable {
  /// The comment from the number sign to the end of the line.
  package var text: String
  /// The line of the comment, from 1.
  package var line: Int
  /// The column of the number sign, from 1, in code points.
  package var column: Int
  /// True where nothing else stands on its line.
  package var isAlone: Bool

  /// Returns the comments of a file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - file: The name of the file in messages.
  /// - Returns: The comments in order; an empty array where the file cannot be read.
  package static func all(in bytes: [UInt8], file: String) -> [YAMLComment] {
    YAMLText(bytes, file: file)?.comments ?? []
  }
}

extension YAMLText {
  /// A number sign begins a comment at the start of a line or after white space, outside of values.
  var comments: [YAMLComment] {
    var comments: [YAMLComment] = []
    var scalars = root.scalars.map(\.range).filter { !$0.isEmpty }[...]
    var (line, lineStart, index) = (1, start, start)
    while index < bytes.count {
      while let first = scalars.first, first.upperBound <= index { scalars.removeFirst() }
      if let first = scalars.first, first.contains(index) {
        for offset in index..<first.upperBound where bytes[offset] == 0x0A {
          line += 1
          lineStart = offset + 1
        }
        index = first.upperBound
        continue
      }
      if bytes[index] == UInt8(ascii: "#"), index == lineStart || isBlank(bytes[index - 1]) {
        let end = bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        let before = bytes[lineStart..<index]
        comments.append(
          YAMLComment(
            text: String(decoding: bytes[index..<end], as: UTF8.self), line: line,
            column: before.count { $0 & 0xC0 != 0x80 } + 1,
            isAlone: before.allSatisfy(isBlank)))
        index = end
        continue
      }
      if bytes[index] == 0x0A {
        line += 1
        lineStart = index + 1
      }
      index += 1
    }
    return comments
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
