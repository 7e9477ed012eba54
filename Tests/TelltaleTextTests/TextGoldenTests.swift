import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleText

/// Where every glyph of texts in many languages stands, and what it looks like, compared with what was
/// approved (for Debian's fonts). `tools/goldens` writes it anew.
@Suite struct TextGoldenTests {
  /// What is rare in dialogs and has rules of its own.
  private static let rare: [(Language, String)] = [
    ("en", "Soft\u{AD}hyphen\u{AD}ation of one ex\u{AD}tra\u{AD}or\u{AD}di\u{AD}nary word"),
    ("en", "Family 👨‍👩‍👧 in 🇩🇪, thumbs 👍🏽 and ☎️ at 9:41\u{A0}pm"),
    ("en", "عربي in the middle, and שלום (with brackets) 123-456"),
    ("ar", "رقم الهاتف +49 (30) 123-456 من Telltale"),
    ("he", "המסך \"Home\" נפתח ב-10:30 (היום)"),
    ("th", "ต้องการลบเส้นทางนี้หรือไม่ 5 กม."),
    ("hi", "क्या आप यह मार्ग हटाना चाहते हैं? (5 कि.मी.)"),
    ("ja", "「東京」までの経路を削除しますか？（5.2km）A案・B案"),
    ("zh-Hant", "您確定要刪除「台北」的路線嗎？（5.2公里）"),
    ("ko", "서울까지의 경로를 삭제하시겠습니까? (5.2km)"),
    (
      "en",
      "e\u{301}\u{327} n\u{303} stacked\u{302}\u{301}, \u{FFFF} and \u{1F9FF}\nnew line\n\nend"
    ),
    ("en", ""), ("en", " "), ("en", "\n"),
  ]

  @Test func `every glyph stands where it was approved`() throws {
    let book = try TestFonts.book()
    var text = ""
    for (language, string) in LanguageTests.samples + Self.rare {
      text += "# \(language.tag) \(string.debugDescription)\n"
      for (width, lines) in [(120, nil), (260, 2), (400, 1), (nil, nil)] as [(Int?, Int?)] {
        var request = TestFonts.request(string, language, width: width ?? 0, lines: lines)
        request.maximumWidth = width
        text += words(book.typeset(request), request, book)
      }
    }
    #expect(try Golden.changes(in: "texts.txt", text) == [])
  }

  private func words(_ set: TypesetText, _ request: TextRequest, _ book: FontBook) -> String {
    let width = request.maximumWidth.map { "\($0)" } ?? "any"
    var text =
      "\(width): \(set.ascent)/\(set.descent)/\(set.capHeight)"
      + "\(set.isRightToLeft ? " right to left" : "")\(set.isTruncated ? " cut" : "")"
      + "\(set.missing.isEmpty ? "" : " missing \(set.missing.count)")\n"
    for (index, line) in set.lines.enumerated() {
      let runs = line.runs.map { run in
        let pens = run.run.glyphs.map { "\($0.glyph)@\($0.x),\($0.y)" }.joined(separator: " ")
        let ink = run.run.ink
        return "\(run.run.face.index)+\(run.x) \(digest(pens)) "
          + "\(ink.left),\(ink.top),\(ink.right),\(ink.bottom) \(pictures(of: run.run, book))"
      }
      let places = book.characters(in: request, line: index).map {
        "\($0.offset):\($0.leading)-\($0.trailing)"
      }
      text +=
        "  \(line.range) \(line.width) [\(runs.joined(separator: "; "))] "
        + "\(digest(places.joined(separator: " ")))\n"
    }
    return text
  }

  /// The first few glyphs as they are drawn.
  private func pictures(of run: GlyphRun, _ book: FontBook) -> String {
    let drawn = run.glyphs.prefix(3).enumerated().map { index, glyph in
      let key = GlyphKey(
        face: run.face, size: run.size, glyph: glyph.glyph, phase: UInt8(index % 4))
      let image = book.image(for: key)
      return "\(image.left),\(image.top),\(image.width)x\(image.height),\(image.pixels)"
    }
    return digest(drawn.joined(separator: " "))
  }

  /// FNV-1a.
  private func digest(_ text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 36)
  }
}
