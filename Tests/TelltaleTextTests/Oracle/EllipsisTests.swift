import TelltaleGraphics
import TelltaleModel
import Testing

@testable import TelltaleText

@Suite("Ellipsis")
struct EllipsisTests {
  /// Pango leaves white space before the ellipsis, so what is compared is the ink that is kept; and
  /// after East Asian text it sets three points, and after Armenian a sign of the Armenian face, which
  /// are wider, so there it may keep one character less.
  @Test("cuts where Pango cuts", arguments: LanguageTests.samples)
  func pango(_ language: Language, _ text: String) throws {
    let book = try TestFonts.book()
    for lines in 1...2 {
      for width in stride(from: 100, through: 400, by: 50) {
        let request = TestFonts.request(text, language, width: width, lines: lines)
        let ours = book.typeset(request)
        let theirs = PangoOracle.lines(request)
        #expect(ours.lines.count == theirs.count)
        for (our, their) in zip(ours.lines, theirs) {
          let ourInk = ink(our.runs.flatMap { $0.run.glyphs.map(\.glyph) }, language, book)
          let theirInk = ink(their.glyphs.map(\.id), language, book)
          let isWider = ["ja", "ko", "zh", "hy"].contains(language.primary)
          let slack = isWider ? max(0, ourInk.count - theirInk.count) : 0
          #expect(slack <= 1 && ourInk.dropLast(slack) == theirInk[...], "\(request)")
          #expect(our.width <= width)
        }
      }
    }
  }

  /// Glyphs without white space, points and ellipses.
  private func ink(_ glyphs: [UInt32], _ language: Language, _ book: FontBook) -> [UInt32] {
    let faces = TestFonts.faces.indices.compactMap { book.faces.face($0) }
    let dropped = faces.flatMap { face in
      [0x20, 0x2E, 0x2026, 0x22EF].compactMap { face.glyph(for: $0) }
    }
    // Korean has a space of its own in the same face.
    let korean = faces.filter { $0.description.languages.contains("ko") && language == "ko" }
    return glyphs.filter { glyph in
      !dropped.contains(glyph) && !korean.contains { $0.outline(of: glyph, size: 64).isEmpty }
    }
  }

  @Test("stands at the logical end: right for English, left for Hebrew and Arabic")
  func side() throws {
    let book = try TestFonts.book()
    for (language, text) in LanguageTests.samples {
      let set = book.typeset(TestFonts.request(text, language, width: 150, lines: 1))
      let ellipsis = try #require(book.faces.face(0)?.glyph(for: 0x2026))
      let glyphs = set.lines[0].runs.flatMap { $0.run.glyphs.map(\.glyph) }
      #expect(set.isTruncated)
      #expect((language.isRightToLeft ? glyphs.first : glyphs.last) == ellipsis, "\(language)")
    }
  }

  @Test("never splits a grapheme cluster")
  func graphemes() throws {
    let book = try TestFonts.book()
    let text = "👨‍👩‍👧‍👦🇩🇪e\u{301}👍🏽किं각ffi"
    let ends = Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) })
    for width in 0..<200 {
      let set = book.typeset(TestFonts.request(text, width: width, lines: 1))
      #expect(ends.contains(set.lines[0].range.upperBound) || !set.isTruncated)
    }
  }

  @Test("is left alone where there is no room for anything")
  func narrow() throws {
    let set = try TestFonts.book().typeset(TestFonts.request("Start", width: 1, lines: 1))
    #expect(set.isTruncated)
    #expect(set.lines.map { $0.runs.flatMap(\.run.glyphs).count } == [1])
  }

  @Test("does not come where the text fits exactly")
  func exact() throws {
    let book = try TestFonts.book()
    for (language, text) in LanguageTests.samples {
      let width = book.typeset(TestFonts.request(text, language)).width
      let set = book.typeset(TestFonts.request(text, language, width: width, lines: 1))
      #expect(!set.isTruncated && set.lines.count == 1, "\(language)")
    }
  }

  @Test("closes the last paragraph that there is room for")
  func paragraphs() throws {
    let set = try TestFonts.book().typeset(TestFonts.request("one\ntwo\nthree", lines: 2))
    #expect(set.isTruncated)
    #expect(set.lines.map(\.range) == [0..<3, 4..<7])
  }
}
