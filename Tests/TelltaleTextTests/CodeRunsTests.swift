import TelltaleModel
import Testing

@testable import TelltaleText

/// What is read from left to right in every language, as far as that is certain.
@Suite struct CodeRunsTests {
  private func runs(_ text: String) -> [String] {
    let scalars = text.unicodeScalars.map(\.value)
    return CodeRuns.all(in: scalars).map { run in
      String(String.UnicodeScalarView(scalars[run].compactMap(Unicode.Scalar.init)))
    }
  }

  @Test(arguments: [
    "+49 (30) 123-456", "+49 30 123456", "(030) 1234567", "030 1234567", "0049 30/123-456",
    "+٤٩ ٣٠ ١٢٣٤٥٦", "12-AB-345", "123 ABC 4", "https://example.com/a/",
  ])
  func `these are`(text: String) {
    #expect(runs(text) == [text])
    #expect(runs("اتصل \(text) الآن") == [text])
    #expect(runs("اتصل: \(text).") == [text] || text.hasPrefix("https"))
  }

  @Test(arguments: [
    "5 GB", "12:30", "2026-11-22", "1 2 3", "0 100 200 300", "10 000 000", "+5", "+5 6", "A 5",
    "3 x 4", "x:y", "(12) 34", "٥ من ١٠", "12 - 14", "+49 30 123456x", "", "0800.123.4567",
    "(054-123-4567)", "(", "+", "() 1", "((", "a (b) 7", "+49-30-123456",
  ])
  func `these are not, or need no help`(text: String) {
    #expect(runs(text) == [])
  }

  /// As it is seen, from the left.
  private func shown(_ text: String, _ language: Language) throws -> String {
    let book = try TestFonts.book()
    let request = TestFonts.request(text, language)
    let places = book.characters(in: request, line: 0).sorted {
      min($0.leading, $0.trailing) < min($1.leading, $1.trailing)
    }
    let utf8 = Array(text.utf8)
    return places.map { place in
      let next = places.map(\.offset).filter { $0 > place.offset }.min() ?? utf8.count
      return String(decoding: utf8[place.offset..<next], as: UTF8.self)
    }.joined()
  }

  @Test func `a number for dialling reads the same in Arabic, Hebrew and English`() throws {
    let number = "+49 (30) 123-456"
    for language in ["ar", "he", "fa", "en"] as [Language] {
      #expect(try shown(number, language) == number, "\(language)")
    }
    #expect(try shown("טל +49 (30) 123-456", "he").contains(number))
  }

  @Test func `a direction that is given counts over what the language has`() throws {
    let book = try TestFonts.book()
    var request = TestFonts.request("12 - 14", "ar")
    #expect(book.typeset(request).isRightToLeft)
    request.direction = .leftToRight
    #expect(!book.typeset(request).isRightToLeft)
  }
}
