import Testing

@testable import TelltaleLint

@Suite struct TextLinesTests {
  private func position(_ line: Int, _ character: Int) -> TextPosition {
    TextPosition(line: line, character: character)
  }

  @Test func `positions count UTF-16, places count code points`() {
    let text = "a😀é\r\nü b\rc"
    let lines = TextLines(Array(text.utf8))
    #expect(lines.count == 3)
    let bytes = Array(text.utf8)
    for offset in 0...bytes.count where offset == bytes.count || bytes[offset] & 0xC0 != 0x80 {
      let isLineEnd = offset < bytes.count && offset > 0 && bytes[offset] == 0x0A
      if !isLineEnd { #expect(lines.offset(of: lines.position(of: offset)) == offset) }
      let place = lines.place(of: offset)
      if !isLineEnd { #expect(lines.offset(line: place.line, column: place.column) == offset) }
    }
    #expect(lines.position(of: 5) == position(0, 3))
    #expect(lines.place(of: 5) == (1, 3))
    #expect(lines.position(of: bytes.count) == position(2, 1))
  }

  @Test func `a position past the end is the end, and inside of a pair before it`() {
    let lines = TextLines(Array("😀\nb".utf8))
    #expect(lines.offset(of: position(0, 99)) == 4)
    #expect(lines.offset(of: position(0, 1)) == 0)
    #expect(lines.offset(of: position(7, 7)) == 6)
    #expect(TextLines([]).offset(of: position(0, 1)) == 0)
  }

  @Test func `YAML breaks lines where editors do not`() {
    let bytes = Array("a\u{2028}b\u{85}c\nd".utf8)
    #expect(TextLines(bytes).count == 2)
    #expect(TextLines(bytes, .yaml).count == 4)
    #expect(TextLines(bytes, .yaml).offset(line: 3, column: 1) == 7)
  }

  @Test func `a change is what differs, in whole characters`() {
    func change(_ old: String, _ new: String) -> TextChange {
      TextChange(from: Array(old.utf8), to: Array(new.utf8))
    }
    #expect(change("abc", "aXc") == change("abc", "aXc"))
    #expect(change("abc", "aXc").range == 1..<2)
    #expect(change("aé", "aè").text == "è")
    #expect(change("éa", "èa").text == "è")
    #expect(change("😀", "😁").range == 0..<4)
    #expect(change("aa", "aaa").text == "a")
    #expect(change("a", "a").range == 1..<1)
    #expect(change("a\r\nb", "a\r\n#\r\nb").text == "#\r\n")
  }
}
