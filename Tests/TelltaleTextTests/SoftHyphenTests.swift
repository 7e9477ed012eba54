import TelltaleGraphics
import TelltaleModel
import Testing

@testable import TelltaleText

/// Authors say with U+00AD where a long word may be broken.
@Suite("Soft hyphens")
struct SoftHyphenTests {
  private let word = "Geschwindig\u{AD}keits\u{AD}anzeige"

  /// The glyphs that leave ink, by number; an unseen hyphen is set as a space without width.
  private func ink(_ lines: [TypesetLine], _ book: FontBook) -> [[UInt32]] {
    let space = book.typeset(TestFonts.request(" a")).lines[0].runs[0].run.glyphs[0].glyph
    return lines.map { $0.runs.flatMap(\.run.glyphs).map(\.glyph).filter { $0 != space } }
  }

  @Test("are not seen where the word fits, and take no width")
  func unseen() throws {
    let book = try TestFonts.book()
    let soft = book.typeset(TestFonts.request(word, "de", width: 1000))
    let plain = book.typeset(TestFonts.request("Geschwindigkeitsanzeige", "de", width: 1000))
    #expect(ink(soft.lines, book) == ink(plain.lines, book))
    // Pairs of letters with one between them are not kerned.
    #expect(abs(soft.width - plain.width) <= 1)
    #expect(soft.missing.isEmpty)
  }

  @Test("are a hyphen at the break, and nowhere else")
  func seen() throws {
    let book = try TestFonts.book()
    let narrow = book.typeset(TestFonts.request("Geschwindig\u{2010}", "de")).width
    let soft = book.typeset(TestFonts.request(word, "de", width: narrow))
    let wanted = ["Geschwindig\u{2010}", "keitsanzeige"]
    #expect(
      ink(soft.lines, book)
        == ink(wanted.flatMap { book.typeset(TestFonts.request($0, "de")).lines }, book))
    #expect(soft.lines.allSatisfy { $0.width <= narrow })
  }

  @Test("are passed by where their hyphen would not fit")
  func tight() throws {
    let book = try TestFonts.book()
    // Room for the letters of two parts, but not for the hyphen after them.
    let width = book.typeset(TestFonts.request("Geschwindigkeits", "de")).width
    let soft = book.typeset(TestFonts.request(word, "de", width: width))
    let wanted = ["Geschwindig\u{2010}", "keitsanzeige"]
    #expect(
      ink(soft.lines, book)
        == ink(wanted.flatMap { book.typeset(TestFonts.request($0, "de")).lines }, book))
  }
}
