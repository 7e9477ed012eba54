import TelltaleModel
import Testing

@testable import TelltaleText

@Suite("Pieces of a text")
struct PieceTests {
  @Test("lines may be broken where the whole text allows it, told in UTF-8")
  func breaks() throws {
    let book = try TestFonts.book()
    #expect(book.breaks(in: "Traffic, slow") == [9])
    #expect(book.breaks(in: "次に、車") == [3, 9])
    #expect(book.breaks(in: "ab\u{AD}c") == [4])
    #expect(book.breaks(in: "") == [])
    // Unseen controls are taken out, and places stay those of the original.
    #expect(book.breaks(in: "a\u{202E} b").allSatisfy { $0 == 5 })
  }

  @Test("a word is cut where lines of its width would end, and letters stay joined")
  func cuts() throws {
    let book = try TestFonts.book()
    let word = "Donaudampfschifffahrt"
    let pieces = book.pieces(of: TestFonts.request(word, "de", width: 60))
    #expect(pieces.count > 2 && pieces.joined() == word)
    #expect(pieces.allSatisfy { book.typeset(TestFonts.request($0, "de")).width <= 60 })
    let arabic = "\u{628}\u{628}\u{628}\u{628}\u{628}\u{628}\u{628}\u{628}"
    let parts = book.pieces(of: TestFonts.request(arabic, "ar", width: 30))
    #expect(parts.count > 1)
    #expect(parts.dropFirst().allSatisfy { $0.unicodeScalars.first == "\u{200D}" })
    #expect(parts.dropLast().allSatisfy { $0.unicodeScalars.last == "\u{200D}" })
  }
}
