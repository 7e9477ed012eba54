/// The smallest parts of a line.
extension OutlineScanner {
  func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  func skipSpace(_ start: Int, _ last: Int) -> Int {
    bytes[start..<last].firstIndex { !isSpace($0) } ?? last
  }

  /// The line's last byte and one, never past the end of what is read.
  func lineEnd(_ start: Int) -> Int {
    bytes[start..<end].firstIndex(of: 0x0A) ?? end
  }

  /// The end of a value without a comment and spaces behind it.
  func trimmed(_ start: Int, _ last: Int) -> Int {
    let stop = commentStart(start, last) ?? last
    return bytes[start..<stop].lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start
  }

  /// Without its quotes; one that is half typed may have no closing one.
  func text(_ range: Range<Int>) -> String {
    var inner = bytes[range]
    if let quote = inner.first, isQuote(quote) {
      inner.removeFirst()
      if inner.last == quote { inner.removeLast() }
    }
    return String(decoding: inner, as: UTF8.self)
  }

  func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

  /// Behind the closing quote; `nil` where there is none on the line.
  func quoteEnd(_ start: Int, _ last: Int) -> Int? {
    let quote = bytes[start]
    var at = start + 1
    while at < last {
      if bytes[at] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        at += 2
      } else if bytes[at] != quote {
        at += 1
      } else if quote == UInt8(ascii: "'"), at + 1 < last, bytes[at + 1] == quote {
        at += 2
      } else {
        return at + 1
      }
    }
    return nil
  }

  /// `---` and `...`, which part documents.
  func isMarker(_ at: Int, _ last: Int, _ column: Int) -> Bool {
    guard column == 0 else { return false }
    let word = text(at..<trimmed(at, last))
    return word == "---" || word == "..."
  }

  /// A comment behind something else on the line.
  func comment(_ start: Int, _ last: Int) -> SceneOutline.Place? {
    commentStart(start, last).map { .comment($0..<last) }
  }

  private func commentStart(_ start: Int, _ last: Int) -> Int? {
    (start..<last).first { at in
      bytes[at] == UInt8(ascii: "#") && at > start && isSpace(bytes[at - 1])
    }
  }

  /// A key with a colon, and what is behind it; `nil` where the line has none.
  func key(_ start: Int, _ last: Int) -> (key: Range<Int>, after: Int)? {
    if isQuote(bytes[start]) {
      guard let close = quoteEnd(start, last) else { return nil }
      let colon = skipSpace(close, last)
      guard colon < last, bytes[colon] == UInt8(ascii: ":") else { return nil }
      return (start..<close, colon + 1)
    }
    let stop = commentStart(start, last) ?? last
    let colon = (start..<stop).first { at in
      bytes[at] == UInt8(ascii: ":") && (at + 1 == last || isSpace(bytes[at + 1]))
    }
    guard let colon, colon > start else { return nil }
    return (start..<trimmed(start, colon), colon + 1)
  }
}
