import TelltaleModel
import Testing

/// Words that are known of a language count for a tag that is written as they are.
@Suite struct LexiconsTests {
  private let lexicons = Lexicons(languages: [
    "sr": ["cancel-titles": ["Откажи"], "verbs": ["иди"]],
    "sr-Latn": ["cancel-titles": ["Otkaži"]],
    "so": ["cancel-titles": ["Jooji"]], "de": ["cancel-titles": ["Abbrechen"]],
    "zh": ["retry-titles": ["重试"], "back-titles": ["返回"]],
    "zh-Hant": ["retry-titles": ["重試"]],
  ])

  @Test(arguments: [
    ("sr", ["Откажи"]), ("sr-RS", ["Откажи"]), ("sr-Cyrl-RS", ["Откажи"]),
    ("sr-Latn", ["Otkaži"]), ("sr-Latn-RS", ["Otkaži"]), ("so", ["Jooji"]), ("so-Osma", []),
    ("de-Latn-CH", ["Abbrechen"]), ("xx", []),
  ])
  func `Cancel has the word of its script`(tag: String, words: [String]) {
    #expect(lexicons.cancelTitles(in: Language(tag)) == words)
  }

  @Test(arguments: [
    ("zh", "重试"), ("zh-Hans-HK", "重试"), ("zh-TW", "重試"), ("zh-Hant", "重試"), ("zh-HK", "重試"),
  ])
  func `Chinese has the words of its characters, by script or region`(tag: String, word: String) {
    #expect(lexicons.interface(in: Language(tag)).retry == word)
    #expect(lexicons.interface(in: Language(tag)).back == "返回")
  }

  @Test func `a list that the script has not of its own is left out where its letters are others`()
  {
    #expect(lexicons.words("verbs", in: "sr-Latn") == [])
    #expect(lexicons.words("verbs", in: "sr-Cyrl") == ["иди"])
  }

  @Test func `more is known of a language than what is said in it where a list is no spoken one`() {
    #expect(lexicons.covers(Language("sr")))
    #expect(!lexicons.covers(Language("de")))
    #expect(!lexicons.covers(Language("zh-Hant")))
    #expect(!lexicons.covers(Language("xx")))
  }
}
