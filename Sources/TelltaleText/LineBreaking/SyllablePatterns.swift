/// The patterns of one level of a file, as they are written there.
struct SyllablePatterns {
  /// How many letters stay before a division, and behind it.
  private(set) var leastBefore = 2
  private(set) var leastBehind = 2
  /// Lines of patterns, among them comments and settings.
  private var lines: ArraySlice<UInt8>

  private static let (feed, dot): (UInt8, UInt8) = (0x0A, 0x2E)

  /// The patterns behind the name of a file's encoding: those of compounds, and those of words. A file
  /// with one level has none for compounds.
  static func levels(
    of bytes: ArraySlice<UInt8>
  ) -> (compounds: SyllablePatterns, words: SyllablePatterns) {
    let mark = Array("\nNEXTLEVEL".utf8)
    var place = bytes.startIndex
    while let feed = bytes[place...].firstIndex(of: feed) {
      if bytes[feed...].starts(with: mark) {
        var words = SyllablePatterns(bytes[(feed + mark.count)...])
        let compounds = SyllablePatterns(bytes[..<feed])
        // The least lengths stand before all patterns, and are those of words.
        words.leastBefore = compounds.leastBefore
        words.leastBehind = compounds.leastBehind
        return (compounds, words)
      }
      place = feed + 1
    }
    return (SyllablePatterns([]), SyllablePatterns(bytes))
  }

  private init(_ lines: ArraySlice<UInt8>) {
    self.lines = lines
    // Settings stand before the patterns.
    for line in lines.prefix(4096).split(separator: Self.feed) {
      let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      guard words.count == 2, let count = Int(words[1]), 1...20 ~= count else { continue }
      if words[0] == "LEFTHYPHENMIN" { leastBefore = count }
      if words[0] == "RIGHTHYPHENMIN" { leastBehind = count }
    }
  }

  /// After how many of its letters a word may be divided, in order.
  func divisions(of letters: ArraySlice<[UInt8]>) -> [Int] {
    guard letters.count >= 2, !lines.isEmpty else { return [] }
    // Patterns say by a full stop that a word begins or ends there.
    let word = [Self.dot] + letters.joined() + [Self.dot]
    var levels = [UInt8](repeating: 0, count: word.count + 1)
    lines.withUnsafeBufferPointer { lines in
      word.withUnsafeBufferPointer { word in
        levels.withUnsafeMutableBufferPointer { Self.match(lines, word, &$0) }
      }
    }
    var divisions: [Int] = []
    var byte = 1
    for (index, letter) in letters.dropLast().enumerated() {
      byte += letter.count
      if levels[byte] % 2 == 1 { divisions.append(index + 1) }
    }
    return divisions
  }

  /// Notes the highest digit before each byte of a word of all patterns that are in it.
  private static func match(
    _ lines: UnsafeBufferPointer<UInt8>, _ word: UnsafeBufferPointer<UInt8>,
    _ levels: inout UnsafeMutableBufferPointer<UInt8>
  ) {
    var isInWord = [Bool](repeating: false, count: 256)
    for byte in word { isInWord[Int(byte)] = true }
    var start = 0
    while start < lines.count {
      var end = start
      var isPossible = true
      while end < lines.count, lines[end] != feed {
        let byte = lines[end]
        // A carriage return ends a pattern as well; a slash makes it one that changes the spelling.
        if !isDigit(byte), byte != 0x0D, !isInWord[Int(byte)] { isPossible = false }
        end += 1
      }
      if isPossible, end > start { apply(lines[start..<end], word, &levels) }
      start = end + 1
    }
  }

  private static func apply(
    _ pattern: Slice<UnsafeBufferPointer<UInt8>>, _ word: UnsafeBufferPointer<UInt8>,
    _ levels: inout UnsafeMutableBufferPointer<UInt8>
  ) {
    for first in word.indices where fits(pattern, word, at: first) {
      var place = first
      for byte in pattern where byte != 0x0D {
        if isDigit(byte) {
          levels[place] = max(levels[place], byte - 0x30)
        } else {
          place += 1
        }
      }
    }
  }

  private static func fits(
    _ pattern: Slice<UnsafeBufferPointer<UInt8>>, _ word: UnsafeBufferPointer<UInt8>, at first: Int
  ) -> Bool {
    var place = first
    for byte in pattern where !isDigit(byte) && byte != 0x0D {
      guard place < word.count, word[place] == byte else { return false }
      place += 1
    }
    return place > first
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
