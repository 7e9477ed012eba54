import TelltaleModel
import Testing

/// What counts as a language tag, wherever one is written.
@Suite struct LanguageTagTests {
  @Test(arguments: [
    "ja", "zh-Hant", "pt-BR", "sr-Latn-RS", "de", "yue", "es-419", "en-a-b-c-d-e-f-g", "AZ-az-09",
    "klingon", "de-u-co-phonebk",
  ])
  func `tags are taken, in whatever case`(tag: String) {
    #expect(Language(checking: tag)?.tag.lowercased() == tag.lowercased())
  }

  @Test(arguments: [
    "", "x", "../x", "en\n", "e n", "\u{202E}en", "en-", "-en", "en--a", "englishlanguage", "én",
    "e/", "@a", "[a", "`a", "{a", ":a", "a1-b", "12345678", "en-a-b-c-d-e-f-g-h", "en-123456789",
    "de_DE", "zh_Hant", "de_", "_de", "de-DE_x", "de_DE.UTF-8",
  ])
  func `what is no language tag is not`(tag: String) {
    #expect(Language(checking: tag) == nil)
  }

  @Test(
    arguments: [
      ("de_DE", "de-DE"), ("de_DE.UTF-8", "de-DE"), ("zh_hant_TW", "zh-Hant-TW"),
      ("sr_RS@latin", "sr-RS"), ("de-DE_x", "de-DE-x"), ("a_b", nil), ("de", nil), ("e n", nil),
      ("de.UTF-8", nil), ("_", nil), ("9_9", nil),
    ] as [(String, String?)])
  func `of a locale in the place of a tag it is known which is meant`(text: String, tag: String?) {
    #expect(Language.tag(meantBy: text) == tag)
    let words = "expected a language tag such as en, ja or zh-Hant"
    #expect(Language.expectation(besides: text) == words + (tag.map { "; write \($0)" } ?? ""))
  }

  @Test(
    arguments: [
      ("de_DE.UTF-8", "de-DE"), ("ja", "ja"), ("pt_BR", "pt-BR"), ("sr_RS@latin", "sr-RS"),
      ("zh_TW.Big5", "zh-TW"), ("C", nil), ("C.UTF-8", nil), ("POSIX", nil), ("", nil),
      (".UTF-8", nil), ("../de", nil),
    ] as [(String, String?)])
  func `a locale names a language, and C and POSIX none`(name: String, tag: String?) {
    #expect(Language(locale: name)?.tag == tag)
  }
}
