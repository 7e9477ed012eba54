import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces
import TelltaleTestSupport
import Testing

@testable import TelltaleSession

@Suite struct FieldValueTests {
  private static let pieces = [
    "a", "é", "e\u{301}", "\u{301}", "\u{200D}", "👨‍👩‍👧", "🇩🇪", "🇩", "\n", "\r\n", " ", "ש", "س", "日本",
    "\u{0E33}", "ffi", "\u{200F}", "\u{200C}", "\u{AD}", "\u{F8FF}", "\u{2028}",
  ]

  /// Whatever is typed, marked and taken away: looks cover the text, and the mark stays in it.
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `no edit by chance breaks a text`(seed: UInt64) {
    var chance = Chance(seed: seed)
    let runs = (0..<4).map { index in
      TextRun(
        text: TextContent(Self.pieces[(index * 5) % Self.pieces.count]),
        style: TextLook(size: Points(Double(10 + index))))
    }
    var value = FieldValue(RichText(runs))
    for _ in 0..<1_500 {
      switch chance.below(8) {
      case 0...2:
        value.insert(Self.pieces[chance.below(Self.pieces.count)], within: TextLimit(scalars: 60))
      case 3: value.deleteBackward()
      case 4: value.deleteForward()
      case 5: value.move(to: chance.below(80) - 10, marking: false)
      case 6: value.move(to: chance.below(80) - 10, marking: true)
      default: value.delete(0..<0)
      }
      #expect(0...value.text.count ~= value.caret)
      #expect(value.looks.map(\.bytes).reduce(0, +) == value.text.utf8.count)
      #expect(value.looks.allSatisfy { $0.bytes >= 0 })
      #expect(value.richText.string == value.text)
      #expect(TextSafety.unsafeScalars(in: value.text).isEmpty, "it could not be delivered")
      if let marked = value.marked { #expect(marked.upperBound <= value.text.count) }
    }
  }

  @Test func `signs that no text may hold are not typed, and leave the mark where it is`() {
    var value = FieldValue(text: "ab", caret: 1)
    value.insert("\u{200F}")
    value.insert("x\u{202E}y")
    #expect(value == FieldValue(text: "axyb", caret: 3))
    value = FieldValue(text: "می")
    value.insert("\u{200C}")
    value.insert("خواهم")
    #expect(value.text == "می\u{200C}خواهم", "Persian is written with it")
  }

  @Test func `a text is as long as one that is delivered`() {
    var value = FieldValue(text: String(repeating: "e\u{301}", count: TextLimit.text.scalars / 2))
    var taken = [value.insert("a", within: .text)]
    #expect(value.text.unicodeScalars.count == TextLimit.text.scalars)
    value.deleteBackward()
    taken.append(value.insert("a", within: .text))
    value = FieldValue(text: "abcdef")
    taken.append(value.insert("g", within: TextLimit(scalars: 100, characters: 6)))
    value.mark(0..<4)
    // It becomes shorter.
    taken.append(value.insert("xyz", within: TextLimit(scalars: 1)))
    #expect(taken == [false, true, false, true])
  }

  @Test func `typing goes on in the look before it, in a new line in that of the line`() {
    func look(_ size: Double) -> TextLook { TextLook(size: Points(size)) }
    var value = FieldValue(
      RichText([TextRun(text: "A\n", style: look(1)), TextRun(text: "B", style: look(2))]))
    value.move(to: 1, marking: false)
    value.insert("a")
    value.move(to: 3, marking: false)
    value.insert("b")
    #expect(value.richText.runs.map(\.text.string) == ["Aa\n", "bB"])
    value.move(to: 0, marking: false)
    value.insert("x")
    #expect(value.richText.runs.map(\.text.string) == ["xAa\n", "bB"])
    value.mark(2..<5)
    value.insert("-")
    #expect(value.richText.runs.map(\.text.string) == ["xA-", "B"])
  }
}
