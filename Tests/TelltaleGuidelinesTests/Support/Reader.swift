import TelltaleModel
import TelltaleTestSupport

@testable import TelltaleGuidelines

/// Texts as rules read them, with this repository's word lists.
struct Reader {
  private let lexicons: Lexicons

  init() throws { lexicons = try Platforms.lexicons() }

  func read(_ text: String, _ language: Language = "en") -> Passage {
    Passage(
      text, language: language, path: "alert.title",
      lexicon: Lexicon(lexicons.languages[language.primary] ?? [:]))
  }
}
