import TelltaleModel
import Testing

@Suite("Ellipsis")
struct EllipsisTests {
  @Test("as Pango cuts one line and two", arguments: LanguageTests.samples)
  func pango(_ language: Language, _ text: String) throws {
    let comparison = try Comparison()
    for lines in 1...2 {
      for width in stride(from: 100, through: 400, by: 50) {
        comparison.expectSame(
          TestFonts.request(text, language, width: width, lines: lines), comparingRanges: false)
      }
    }
  }
}
