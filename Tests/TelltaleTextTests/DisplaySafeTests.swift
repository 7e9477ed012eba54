import TelltaleModel
import Testing

@testable import TelltaleText

@Suite("What is shown of a text")
struct DisplaySafeTests {
  private func shown(_ text: String) -> String {
    let safe = DisplaySafe(text)
    return safe.string(in: 0..<safe.scalars.count)
  }

  @Test("replaces, removes and spaces")
  func treatments() {
    #expect(shown("a\u{202E}b\u{2066}c\u{200F}") == "abc")
    #expect(shown("a\u{0}b\u{E000}c\u{378}") == "a\u{FFFD}b\u{FFFD}c\u{FFFD}")
    #expect(shown("a\tb\u{2028}c\u{B}d") == "a b c d")
    #expect(shown("a\r\nb\nc") == "a\nb\nc")
  }

  @Test("keeps the places of the original")
  func offsets() {
    let safe = DisplaySafe("é\u{202E}漢\u{0}x")
    #expect(safe.scalars == [0xE9, 0x6F22, 0xFFFD, 0x78])
    #expect(safe.offsets == [0, 5, 8, 9, 10])
  }

  @Test("knows the grapheme clusters, and splits endless ones")
  func clusters() {
    #expect(DisplaySafe("e\u{301}👍🏽x").startsCluster == [true, false, true, false, true])
    let jamo = DisplaySafe(String(repeating: "\u{1100}", count: 100))
    #expect(jamo.startsCluster.indices.filter { jamo.startsCluster[$0] } == [0, 32, 64, 96])
  }

  @Test("is the same for what was shown already")
  func stable() {
    for (_, text) in LanguageTests.samples + MixedTextTests.samples {
      #expect(shown(text) == text)
      #expect(shown(shown(text)) == shown(text))
    }
  }

  @Test("a button cannot be made to read backwards")
  func reordering() throws {
    let book = try TestFonts.book()
    func glyphs(_ text: String) -> [UInt32] {
      book.typeset(TestFonts.request(text)).lines.flatMap(\.runs).flatMap(\.run.glyphs).map(\.glyph)
    }
    #expect(glyphs("\u{202E}Cancel\u{202C}") == glyphs("Cancel"))
    #expect(glyphs("10\u{200F}-20") == glyphs("10-20"))
    #expect(glyphs("\u{2067}10-20\u{2069}") == glyphs("10-20"))
  }
}

extension DisplaySafeTests {
  @Test("marks of direction that are kept have no ink, no room and no box, and do what they say")
  func directions() throws {
    let book = try TestFonts.book()
    for text in ["a\u{200E}b", "\u{2068}ab\u{2069}", "a\u{2066}\u{2069}b"] {
      let set = book.typeset(TestFonts.request(text))
      #expect(set.missing.isEmpty)
      #expect(set.width == book.typeset(TestFonts.request("ab")).width)
      #expect(set.lines[0].runs.flatMap(\.run.glyphs).allSatisfy { $0.glyph != 0 })
      #expect(Set(set.lines[0].runs.map(\.run.face)).count == 1)
    }
    // A name in Hebrew with its number behind it, isolated and not.
    let apart = book.levels(in: "a \u{2068}שלום\u{2069} 12", isRightToLeft: false)
    let joined = book.levels(in: "a שלום 12", isRightToLeft: false)
    #expect(apart.last == 0 && joined.last == 2)
    #expect(book.firstIsRightToLeft("\u{2068}שלום\u{2069} abc") == false)
    #expect(book.firstIsRightToLeft("\u{200F}abc") == false, "no letter goes that way")
  }
}
