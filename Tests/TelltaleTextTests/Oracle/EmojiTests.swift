import TelltaleModel
import Testing

@Suite("Emoji")
struct EmojiTests {
  @Test(
    "sequences are one glyph, as in Pango",
    arguments: [
      "Hi 👋🏽 there", "👨‍👩‍👧‍👦 family", "🇩🇪🇯🇵🇫🇷", "1️⃣ ❤️ ☎️ ©️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 England", "👩🏿‍🚀", "日本😀語", "☎ ☀ ✓ ❤", "🏳️‍🌈",
    ])
  func sequences(_ text: String) throws {
    let comparison = try Comparison()
    comparison.expectSame(TestFonts.request(text))
    comparison.expectSame(TestFonts.request(text, "ja", width: 60))
  }
}
