/// A buffer that cuts the bytes of a pipe into lines.
package struct LineBuffer {
  package struct Line: Equatable {
    /// The number of the line, from 1.
    package var number: Int
    package var bytes: [UInt8]
    /// True for a line that is longer than allowed. Its bytes are dropped, or those that are too
    /// many.
    package var isTooLong = false
    /// True where a byte order mark stood before the line. It is not among the bytes.
    package var hadMark = false

    /// - Parameters:
    ///   - number: The number of the line, from 1.
    ///   - bytes: The bytes of the line, without its end.
    ///   - isTooLong: True for a line that is longer than allowed.
    package init(number: Int, bytes: [UInt8], isTooLong: Bool = false) {
      self.number = number
      self.bytes = bytes
      self.isTooLong = isTooLong
    }
  }

  /// What some programs put before the first byte of a file in UTF-8.
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
  /// The maximum of bytes in one line.
  package let most: Int
  /// Lines are given as they came: with a carriage return at the end, with a byte order mark, and of one that is too
  /// long its beginning.
  private let keepsAll: Bool
  private var bytes: [UInt8] = []
  /// Where the next line begins, up to where no line feed was found, and how many there are.
  private var start = 0
  private var searched = 0
  private var ends = 0
  private var number = 0
  /// Bytes of the stream that came before those that are kept.
  private var gone = 0
  /// The number of bytes of the stream up to the end of the line that was returned last.
  package private(set) var lineEnd = 0
  /// The line that is coming was told as too long already.
  private var isSkipping = false

  /// - Parameters:
  ///   - most: The maximum of bytes in one line.
  ///   - keepsAll: True to return lines as they came: with a carriage return at the end, with a
  ///     byte order mark, and of a line that is too long its beginning.
  package init(most: Int, keepsAll: Bool = false) {
    self.most = most
    self.keepsAll = keepsAll
  }

  /// Takes in bytes.
  ///
  /// - Parameter new: The next bytes of the stream, of any number.
  package mutating func add(_ new: some Collection<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      gone += start
      searched -= start
      start = 0
    }
    var rest = new[...]
    if isSkipping {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return gone += rest.count }
      let skipped = rest.count
      rest = rest[rest.index(after: end)...]
      gone += skipped - rest.count
      isSkipping = false
    }
    bytes += rest
    ends += rest.count { $0 == UInt8(ascii: "\n") }
  }

  /// True where a whole line has come, or more bytes of one than a line may have.
  package var hasLine: Bool { ends > 0 || unfinishedBytes > most }

  /// The number of bytes of the line that is coming, where no whole line is before it; 0 while the
  /// rest of a line that was too long is skipped.
  package var unfinishedBytes: Int { ends > 0 ? 0 : bytes.count - start }

  /// Returns the next whole line.
  ///
  /// - Returns: The line without its end; `nil` where none has come. A line that is too long is
  ///   returned as soon as it is known to be.
  package mutating func next() -> Line? {
    guard ends > 0, let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      guard unfinishedBytes > most else { return nil }
      isSkipping = true
      return finish()
    }
    defer { (start, searched, ends) = (end + 1, end + 1, ends - 1) }
    return line(upTo: end)
  }

  /// Returns the bytes after the last line feed as a line, once no more bytes come.
  ///
  /// - Returns: The line; `nil` where nothing is left.
  package mutating func finish() -> Line? {
    guard start < bytes.count else { return nil }
    defer { (start, searched) = (bytes.count, bytes.count) }
    return line(upTo: bytes.count)
  }

  /// Drops the bytes after the last line feed.
  package mutating func dropUnfinished() {
    let end = bytes[start...].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? start
    bytes.removeSubrange(end...)
    searched = min(searched, end)
  }

  private mutating func line(upTo end: Int) -> Line {
    number += 1
    // With its line feed, where it has one.
    lineEnd = gone + min(end + 1, bytes.count)
    guard end - start <= most else {
      let kept = keepsAll ? Array(bytes[start..<start + most]) : []
      return Line(number: number, bytes: kept, isTooLong: true)
    }
    if keepsAll { return Line(number: number, bytes: Array(bytes[start..<end])) }
    var text = bytes[start..<end]
    if text.last == UInt8(ascii: "\r") { text.removeLast() }
    var line = Line(number: number, bytes: Array(text))
    if number == 1, line.bytes.starts(with: Self.mark) {
      line.bytes.removeFirst(Self.mark.count)
      line.hadMark = true
    }
    return line
  }
}
