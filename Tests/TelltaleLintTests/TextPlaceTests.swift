import TelltaleTestSupport
import Testing

@testable import TelltaleLint

/// Texts by chance, of every kind of line end and of characters of every length.
@Suite struct TextPlaceTests {
  private static let parts = [
    "a", "b", "é", "削", "😀", "\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}",
  ]

  private static func texts(_ count: Int) -> [String] {
    var chance = Chance(seed: 21)
    return (0..<count).map { _ in
      (0..<chance.below(12)).map { _ in parts[chance.below(parts.count)] }.joined()
    }
  }

  /// Lines as the definition has it, without their ends.
  private func lines(_ text: String, _ ends: Set<Character>) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { ends.contains($0) }
  }

  @Test func `lines end where editors end them, and YAML at three more characters`() {
    for text in Self.texts(400) {
      for (breaks, ends) in [
        (TextLines.Breaks.editor, ["\n", "\r", "\r\n"] as Set<Character>),
        (.yaml, ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"]),
      ] {
        let bytes = Array(text.utf8)
        let lines = TextLines(bytes, breaks)
        let expected = self.lines(text, ends)
        #expect(lines.count == expected.count, "\(text.debugDescription)")
        guard breaks == .editor else { continue }
        for (number, line) in expected.enumerated() {
          let range = lines.range(ofLine: number)
          #expect(String(decoding: bytes[range], as: UTF8.self) == line, "\(text.debugDescription)")
        }
        #expect(lines.range(ofLine: expected.count) == bytes.count..<bytes.count)
        #expect(lines.range(ofLine: -1) == bytes.count..<bytes.count)
      }
    }
  }

  /// Character by character, counted anew.
  @Test func `places and positions are those of the characters`() {
    for text in Self.texts(300) {
      let lines = TextLines(Array(text.utf8))
      var (offset, line, units, points) = (0, 0, 0, 0)
      for character in text {
        #expect(lines.position(of: offset) == TextPosition(line: line, character: units))
        #expect(lines.offset(of: TextPosition(line: line, character: units)) == offset)
        #expect(lines.place(of: offset) == (line + 1, points + 1))
        #expect(lines.offset(line: line + 1, column: points + 1) == offset)
        #expect(lines.line(of: offset) == line)
        let isEnd = ["\n", "\r", "\r\n"].contains(character)
        if isEnd {
          let end = TextPosition(line: line, character: units + 7)
          #expect(lines.offset(of: end) == offset)
          #expect(lines.offset(line: line + 1, column: points + 9) == offset)
        }
        offset += String(character).utf8.count
        units = isEnd ? 0 : units + String(character).utf16.count
        points = isEnd ? 0 : points + character.unicodeScalars.count
        line += isEnd ? 1 : 0
      }
      #expect(lines.position(of: offset) == TextPosition(line: line, character: units))
      #expect(lines.position(of: offset + 5) == TextPosition(line: line, character: units))
      #expect(lines.position(of: -1) == TextPosition(line: 0, character: 0))
      #expect(lines.offset(line: 0, column: 0) == 0 && lines.offset(line: 1, column: -3) == 0)
    }
  }

  @Test func `a change makes one text of another, in whole characters and line ends`() {
    let texts = Self.texts(300)
    for (old, new) in zip(texts, texts.dropFirst() + texts.prefix(1)) {
      for (old, new) in [(old, new), (old + new, new), (new, old + new), (old, old)] {
        let bytes = Array(old.utf8)
        let change = TextChange(from: bytes, to: Array(new.utf8))
        let head = String(validating: bytes[..<change.range.lowerBound], as: UTF8.self)
        let tail = String(validating: bytes[change.range.upperBound...], as: UTF8.self)
        let all = [head, change.text, tail].compactMap { $0 }
        #expect(all.count == 3 && all.joined().utf8.elementsEqual(new.utf8))
        if old == new { #expect(change.range.isEmpty && change.text.isEmpty) }
        let isSplit =
          !change.range.isEmpty && head?.utf8.last == 0x0D && bytes[change.range.lowerBound] == 0x0A
        #expect(!isSplit || change.range.lowerBound == 0 || old.isEmpty == false)
      }
    }
  }

  /// Not a byte more than differs.
  @Test(arguments: [
    ("abc", "abXc", 2..<2, "X"), ("abXc", "abc", 2..<3, ""), ("", "a", 0..<0, "a"),
    ("a", "", 0..<1, ""),
    ("é", "è", 0..<2, "è"), ("aé", "a", 1..<3, ""), ("éa", "ea", 0..<2, "e"),
    ("aa", "a", 1..<2, ""),
    ("x削y", "x刪y", 1..<4, "刪"), ("é", "©", 0..<2, "©"), ("a\r\nb", "b", 0..<3, ""),
    ("a\r\n", "x\r\n", 0..<1, "x"), ("a\r\n", "x\n", 0..<3, "x\n"), ("a\n", "x\n", 0..<1, "x"),
    ("ab", "ab", 2..<2, ""), ("\u{83}", "\u{C3}", 0..<2, "\u{C3}"),
  ])
  func `a change is no longer than it has to be`(
    old: String, new: String, range: Range<Int>, text: String
  ) {
    let change = TextChange(from: Array(old.utf8), to: Array(new.utf8))
    #expect(change.range == range && change.text == text)
  }
}
