import TelltaleModel
import Testing

@Suite struct LanguageLookUpTests {
  @Test(arguments: [
    ("fr", "fr"), ("fr-CA", "ca"), ("fr-BE", "fr"), ("de-Latn-CH", "ch"), ("sr", "rs"),
    ("sr-Latn", "latin"), ("sr-Latn-RS", "latin"),
  ])
  func `a language is found under what it is a kind of`(tag: String, value: String) {
    let values: [Language: String] = [
      "fr": "fr", "fr-CA": "ca", "de-CH": "ch", "sr": "rs", "sr-Latn": "latin",
    ]
    #expect(Language(tag).lookUp(in: values) == value)
  }

  @Test func `one that is not there has nothing`() {
    #expect(Language("ja").lookUp(in: ["zh": 1]) == nil)
    #expect(Language("fr").lookUp(in: ["fr-CA": 1]) == nil)
  }
}
