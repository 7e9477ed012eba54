import Testing

@testable import TelltaleRuntime

@Suite struct SceneSettingsTests {
  @Test(arguments: ["ja", "zh-Hant", "pt-BR", "sr-Latn-RS", "de"])
  func `language tags are taken`(tag: String) {
    #expect(SceneSettings.isLanguageTag(tag))
  }

  @Test(arguments: ["", "x", "../x", "en\n", "e n", "\u{202E}en", "en-", "-en", "englishlanguage"])
  func `what is no language tag is not`(tag: String) {
    #expect(!SceneSettings.isLanguageTag(tag))
  }
}
