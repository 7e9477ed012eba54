import TelltaleModel
import Testing

@Suite("Text safety")
struct TextSafetyTests {
  @Test(
    "finds nothing in honest text",
    arguments: [
      "", "Start navigation?", "one\ntwo", "tab\tstop", "line\r\nend", "目的地「案内」",
      "ניווט — 12:30", "مرحبا، ٤٥٪", "क्‍ष क्‌ष", "می‌خواهم", "👨‍👩‍👧‍👦 🏳️‍🌈 1️⃣ ❤️ 👍🏽", "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
      "Ge\u{AD}schwindig\u{AD}keit", "ไม่\u{200B}ได้", "葛\u{E0100}", "e\u{301}\u{323}", "\u{A0}€",
      "بِسْمِ",
    ])
  func honest(_ text: String) {
    #expect(TextSafety.unsafeScalars(in: text).map(\.scalar) == [])
  }

  @Test(
    "finds what reorders, hides or has no picture",
    arguments: [
      0x00, 0x07, 0x0B, 0x1B, 0x7F, 0x85, 0x9B, 0x061C, 0x115F, 0x180E, 0x200C, 0x200D, 0x200F,
      0x2028, 0x2029, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2061, 0x2066, 0x2067,
      0x2068, 0x2069, 0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF9, 0xE000, 0x0378, 0xFFFF, 0x1D173,
      0xE0001, 0xE0041, 0xF0000, 0x10FFFE,
    ] as [UInt32])
  func found(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let found = TextSafety.unsafeScalars(in: "é \(Character(scalar))b")
    #expect(found.map(\.scalar) == [scalar])
    #expect(found.map(\.offset) == [3])
  }

  @Test(
    "keeps the marks of translators where they do what they are for",
    arguments: [
      "e\u{200E}b", "\u{200F}שלום\u{200F}!", "\u{061C}مرحبا", "call \u{2068}Ali\u{2069}",
      "\u{2067}שלום\u{2069} 1", "\u{2066}a \u{2068}b\u{2069}\u{2069}",
      "می\u{200C}خواهم \u{2066}OK\u{2069}",
    ])
  func translators(_ text: String) {
    #expect(TextSafety.unsafeScalars(in: text).map(\.scalar) == [])
    #expect(TextSafety.shown(text) == text)
  }

  @Test(
    "leaves them out where they could turn what is read, or are not closed",
    arguments: [
      ("\u{200F}10 - 20", "10 - 20"), ("\u{2067}10 - 20\u{2069}", "10 - 20"),
      ("a\u{2066}b", "ab"), ("a\u{2069}b", "ab"), ("\u{2066}a\nb\u{2069}", "a\nb"),
      ("\u{2066}\u{2068}a\u{2069}", "\u{2068}a\u{2069}"), ("\u{FEFF}OK", "OK"),
      ("a\u{2028}b", "a b"), ("\u{202B}OK\u{202C}", "OK"), ("a\u{200C}b\tc", "ab\tc"),
    ])
  func shown(_ text: String, _ expected: String) {
    let found = TextSafety.unsafeScalars(in: text)
    #expect(!found.isEmpty && found.allSatisfy { TextSafety.isSpare($0.scalar) })
    #expect(TextSafety.shown(text) == expected)
  }

  @Test("overrides, and what hides letters, are not to be left out quietly")
  func grave() {
    for text in [
      "\u{202D}a", "\u{202E}a", "O\u{200B}K", "\u{3164}", "\u{7}", "\u{E0041}", "\u{E000}",
    ] {
      #expect(
        TextSafety.unsafeScalars(in: text).contains { !TextSafety.isSpare($0.scalar) }, "\(text)")
    }
  }

  @Test("finds marks heaped on one letter, but no more than those")
  func marks() {
    let heaped = "a" + String(repeating: "\u{301}", count: 10) + "b\u{301}"
    #expect(TextSafety.unsafeScalars(in: heaped).map(\.offset) == [17, 19])
  }

  @Test("finds a flag's tags that do not end, and break marks in a row")
  func sequences() {
    #expect(TextSafety.unsafeScalars(in: "\u{1F3F4}\u{E0067}\u{E0062}x").count == 2)
    #expect(TextSafety.unsafeScalars(in: "a\u{AD}\u{200B}b").map(\.offset) == [3])
    #expect(TextSafety.unsafeScalars(in: "a\u{FE0F}\u{FE0F}").count == 1)
    #expect(TextSafety.unsafeScalars(in: "a\rb").map(\.offset) == [1])
  }

  @Test("keeps zero width spaces where lines are broken by them, and finds them elsewhere")
  func zeroWidthSpaces() {
    for text in ["ใช้\u{200B}OK", "OK\u{200B}ใช้", "ខ្មែរ\u{200B}ខ្មែរ", "経路\u{200B}を", "\u{200B}"] {
      #expect(TextSafety.unsafeScalars(in: text).isEmpty, "\(text)")
    }
    for text in ["O\u{200B}K", "\u{200B}OK", "OK\u{200B}", "Да\u{200B}", "한\u{200B}글"] {
      #expect(TextSafety.unsafeScalars(in: text).map(\.scalar.value) == [0x200B], "\(text)")
    }
  }

  @Test(
    "knows what shows nothing",
    arguments: [
      "", " ", "\n\t", "\u{A0}\u{3000}", "\u{200B}", "\u{2800}", "\u{AD}", "\u{301}",
      "\u{2060}\u{200D}", "\u{903}", "\u{FE0F}", "\u{3164}",
    ])
  func blank(_ text: String) {
    #expect(TextSafety.isBlank(text))
  }

  @Test(
    "knows what shows something",
    arguments: ["a", ".", "e\u{301}", "\u{600}", "\u{2801}", "削", "👍🏽", " -", "\u{FFFD}"])
  func seen(_ text: String) {
    #expect(!TextSafety.isBlank(text))
  }
}
