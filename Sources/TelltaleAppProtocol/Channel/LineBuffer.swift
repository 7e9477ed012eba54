/// Bytes as they come from a pipe, cut into lines.
package struct LineBuffer {
  package struct Line: Equatable {
    /// From 1.
    package var number: Int
    package var bytes: [UInt8]
    /// The line was longer than any may be; its bytes are gone.
    package var isTooLong = false
    /// A byte order mark stood before it, and is not among its bytes.
    package var hadMark = false

    package init(number: Int, bytes: [UInt8], isTooLong: Bool = false) {
      self.number = number
      self.bytes = bytes
      self.isTooLong = isTooLong
    }
  }

  /// What some programs put before the first byte of a file in UTF-8.
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
  /// Bytes of one line at most.
  package let most: Int
  private var bytes: [UInt8] = []
  /// Where the next line begins, up to where no line feed was found, and how many there are.
  private var start = 0
  private var searched = 0
  private var ends = 0
  private var number = 0
  private var isSkipping = false

  package init(most: Int) { self.most = most }

  package mutating func add(_ new: some Collection<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      searched -= start
      start = 0
    }
    bytes += new
    ends += new.count { $0 == UInt8(ascii: "\n") }
  }

  /// True where a whole line is there.
  package var hasLine: Bool { ends > 0 }

  /// The next whole line without its end.
  package mutating func next() -> Line? {
    guard hasLine, let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      if searched - start > most { skip() }
      return nil
    }
    defer { (start, searched, ends) = (end + 1, end + 1, ends - 1) }
    return line(upTo: end)
  }

  /// What is left after the last line feed, once no more bytes come.
  package mutating func finish() -> Line? {
    guard isSkipping || start < bytes.count else { return nil }
    defer { (start, searched) = (bytes.count, bytes.count) }
    return line(upTo: bytes.count)
  }

  /// Forgets what is left after the last line feed.
  package mutating func dropUnfinished() {
    let end = bytes[start...].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? start
    bytes.removeSubrange(end...)
    searched = min(searched, end)
    isSkipping = isSkipping && ends > 0
  }

  private mutating func line(upTo end: Int) -> Line {
    number += 1
    if isSkipping || end - start > most {
      isSkipping = false
      return Line(number: number, bytes: [], isTooLong: true)
    }
    var text = bytes[start..<end]
    if text.last == UInt8(ascii: "\r") { text.removeLast() }
    var line = Line(number: number, bytes: Array(text))
    if number == 1, line.bytes.starts(with: Self.mark) {
      line.bytes.removeFirst(Self.mark.count)
      line.hadMark = true
    }
    return line
  }

  /// What is too long is not kept until its end comes.
  private mutating func skip() {
    isSkipping = true
    (bytes, start, searched) = ([], 0, 0)
  }
}
