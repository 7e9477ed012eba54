import TelltaleModel
import Testing

struct LanguageTests {
  @Test(arguments: [
    ("EN", "en"), ("zh-hant-tw", "zh-Hant-TW"), ("ZH_HANT", "zh-Hant"), ("pt-br", "pt-BR"),
    ("es-419", "es-419"), ("de--AT-", "de-AT"), ("sl-ROZAJ", "sl-rozaj"), ("", ""), ("--", ""),
    ("ÄN-ü", "Än-ü"),
  ])
  func `the case of each part is normalised`(written: String, tag: String) {
    #expect(Language(written).tag == tag)
  }

  @Test(arguments: [
    ("zh-Hant-TW", "zh", "Hant", "TW"), ("pt_br", "pt", nil, "BR"), ("ja", "ja", nil, nil),
    ("", "", nil, nil),
  ])
  func `a tag has parts`(tag: String, primary: String, script: String?, region: String?) {
    let language = Language(tag)
    #expect(language.primary == primary)
    #expect(language.script == script)
    #expect(language.region == region)
  }

  @Test func `languages are the same whichever way they are spelled`() {
    #expect(Language("ZH_hant") == "zh-Hant")
    #expect(Language("zh-Hant") != "zh-Hans")
  }

  @Test(arguments: [
    ("ar", true), ("en", false), ("az-Arab", true), ("ar-Latn", false), ("ku", false),
    ("ckb", true), ("ku-Yezi", true), ("rhg-Rohg", true), ("myz-Mand", true), ("so-Osma", false),
    ("zh-Hant", false), ("ks-Deva", false),
  ])
  func `a language is read from the right by its script, or by what it is mostly written in`(
    tag: String, isRightToLeft: Bool
  ) {
    #expect(Language(tag).isRightToLeft == isRightToLeft)
  }
}
