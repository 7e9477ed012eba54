import Testing

@testable import TelltaleModel

/// Percent as languages write them.
@Suite struct PercentTests {
  @Test(arguments: [
    ("en", "62%"), ("de", "62\u{A0}%"), ("fr-CA", "62\u{A0}%"), ("tr", "%62"), ("ja", "62%"),
    ("ar", "62%"),
  ]) func `a language has its sign where it writes it`(language: String, text: String) {
    #expect(TextContent.percent(0.62, in: Language(language)).string == text)
  }

  @Test func `only all of it is a hundred`() {
    let shares = [-1, 0, 0.004, 0.29, 0.994, 0.996, 1, 7]
    #expect(
      shares.map { TextContent.percent($0, in: "en").string }
        == ["0%", "0%", "0%", "29%", "99%", "99%", "100%", "100%"])
  }
}
