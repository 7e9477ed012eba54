/// A place in a text as editors count: lines from 0, and UTF-16 code units from 0.
package struct TextPosition: Hashable, Sendable {
  package var line: Int
  package var character: Int

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - line: The number of the line, from 0.
  ///   - character: The UTF-16 code units before it on its line.
  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }
}

/// The lines of a text, for going from positions to bytes and back.
package struct TextLines: Sendable {
  /// The reader that counts: editors break lines at LF, CR LF and CR; YAML's reader at three more characters.
  package enum Breaks: Sendable {
    case editor, yaml
  }

  private let bytes: [UInt8]
  /// Where each line begins.
  private let starts: [Int]

  /// Finds the lines of a text.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - breaks: The reader that counts.
  package init(_ bytes: [UInt8], _ breaks: Breaks = .editor) {
    self.bytes = bytes
    var starts = [0]
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case 0x0A: starts.append(index + 1)
      case 0x0D:
        if index + 1 == bytes.count || bytes[index + 1] != 0x0A { starts.append(index + 1) }
      case 0xC2 where breaks == .yaml && bytes[index...].starts(with: [0xC2, 0x85]):
        starts.append(index + 2)
      case 0xE2
      where breaks == .yaml
        && (bytes[index...].starts(with: [0xE2, 0x80, 0xA8])
          || bytes[index...].starts(with: [0xE2, 0x80, 0xA9])):
        starts.append(index + 3)
      default: break
      }
      index += 1
    }
    self.starts = starts
  }

  package var count: Int { starts.count }

  /// Returns the bytes of a line, without its end.
  ///
  /// - Parameter line: The number of the line, from 0.
  /// - Returns: Offsets into the text; an empty range behind the last line.
  package func range(ofLine line: Int) -> Range<Int> {
    guard starts.indices.contains(line) else { return bytes.count..<bytes.count }
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    while end > starts[line], bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return starts[line]..<end
  }

  /// Returns the line that a byte is in.
  ///
  /// - Parameter offset: The position of the byte, from 0.
  /// - Returns: The number of the line, from 0.
  package func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the byte at a position.
  ///
  /// - Parameter position: A place as editors count.
  /// - Returns: The position of the byte, from 0; past the end of a line it is that end, as the protocol asks.
  package func offset(of position: TextPosition) -> Int {
    let line = range(ofLine: position.line)
    var (index, units) = (line.lowerBound, 0)
    while index < line.upperBound, units < position.character {
      let length = TextLines.length(bytes[index])
      units += length == 4 ? 2 : 1
      // Inside of a surrogate pair is before it.
      if units > position.character { break }
      index = min(index + length, line.upperBound)
    }
    return index
  }

  /// Returns the place of a byte, as editors count.
  ///
  /// - Parameter offset: The position of the byte, from 0; outside of the text it is the nearest end.
  /// - Returns: The line, and the UTF-16 code units before the byte on it.
  package func position(of offset: Int) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(of: offset)
    let before = bytes[starts[line]..<offset]
    let units = before.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
    return TextPosition(line: line, character: units)
  }

  /// Returns the byte at a line and a column.
  ///
  /// - Parameters:
  ///   - line: The number of the line, from 1.
  ///   - column: The column in code points, from 1.
  /// - Returns: The position of the byte, from 0; past the end of a line it is that end.
  package func offset(line: Int, column: Int) -> Int {
    let range = range(ofLine: max(0, line - 1))
    var index = range.lowerBound
    for _ in 1..<max(1, column) {
      guard index < range.upperBound else { break }
      index = min(index + TextLines.length(bytes[index]), range.upperBound)
    }
    return index
  }

  /// Returns the line and the column of a byte.
  ///
  /// - Parameter offset: The position of the byte, from 0.
  /// - Returns: Both from 1; the column is in code points.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    let line = line(of: offset)
    let column = bytes[starts[line]..<min(max(offset, starts[line]), bytes.count)]
      .count { $0 & 0xC0 != 0x80 }
    return (line + 1, column + 1)
  }

  /// Bytes of the character that begins so.
  private static func length(_ byte: UInt8) -> Int {
    byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }
}
