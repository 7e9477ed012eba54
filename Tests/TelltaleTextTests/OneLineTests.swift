import TelltaleGraphics
import TelltaleModel
import Testing

@testable import TelltaleText

/// A text on one line is set once for all widths, and as it would be set for each of them.
@Suite struct OneLineTests {
  private static let texts: [(Language, String)] = [
    ("en", ""), ("en", " "), ("en", "Delete This Route?"), ("en", "Two words  "), ("en", "a\nb"),
    ("en", "Wei\u{AD}terfahren AV To fi"), ("ja", "経路を削除しますか？"), ("zh", "要删除此路线吗？"),
    ("ar", "حذف المسار 12؟"), ("he", "למחוק את Route 7?"), ("th", "ลบเส้นทางนี้"), ("hi", "मार्ग हटाएँ?"),
    ("de", "Straßenbahnhaltestelle"), ("en", "Café 👩‍👩‍👧 done"), ("en", "1\u{2028}2"),
  ]

  @Test(arguments: texts)
  func `every width gives what is set for it alone`(language: Language, text: String) throws {
    let book = try TestFonts.book()
    let natural = book.set(TestFonts.request(text, language)).width
    for divides in [false, true] {
      for width in [2_000, natural + 1, natural, natural - 1, natural / 2, 1, 0, -3] {
        for lines in [nil, 1, 2] {
          let request = TestFonts.request(
            text, language, width: width, lines: lines, divides: divides)
          #expect(book.typeset(request) == book.set(request), "\(width), \(lines ?? 0)")
        }
      }
    }
  }

  @Test func `a text with room is set once for all widths`() throws {
    let book = try TestFonts.book()
    let request = TestFonts.request("Delete This Route?")
    for width in 1_000..<1_010 {
      var limited = request
      limited.maximumWidth = width
      _ = book.typeset(limited)
    }
    #expect(book.typesetTexts.value(for: request) != nil)
  }
}
