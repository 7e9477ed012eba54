import TelltaleModel
import Testing

@Suite struct TextLikenessTests {
  @Test(arguments: [
    ("OK", "ОK"), ("OK", "ΟΚ"), ("OK", "O\u{2060}K"), ("OK", "O\u{AD}K"), ("Stop  now", "Stop now"),
    ("Cop", "Сор"), ("a\u{A0}b", "a b"),
  ])
  func `what cannot be told apart is alike`(one: String, other: String) {
    #expect(one != other)
    #expect(TextLikeness(one) == TextLikeness(other))
  }

  @Test(arguments: [("OK", "Ok"), ("Да", "Дa!"), ("Delete", "Delete…"), ("Ω", "O"), ("1", "l")])
  func `what can be told apart is not`(one: String, other: String) {
    #expect(TextLikeness(one) != TextLikeness(other))
  }

  @Test(arguments: [("ОK", "ОK"), ("Нажмите ОK", "ОK"), ("Аpply now", "Аpply"), ("ΟK", "ΟK")])
  func `a word that hides letters of another script is found`(text: String, word: String) {
    #expect(TextLikeness.mixedWord(in: text) == word)
  }

  @Test(arguments: [
    "OK", "Да", "USB-кабель", "SIMкарта", "Wi‑Fi сеть", "5 kΩ", "Δt", "α-test", "Größe", "naïve",
    "使用OK",
  ])
  func `words that are mixed in earnest, or not at all, are left alone`(text: String) {
    #expect(TextLikeness.mixedWord(in: text) == nil)
  }
}
