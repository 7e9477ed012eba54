import TelltaleModel
import TelltaleTestSupport
import TelltaleWords

@testable import TelltaleGuidelines

/// Texts as rules read them, with this repository's word lists.
struct Reader {
  private let lexicons: Lexicons

  init() throws { lexicons = try Platforms.lexicons() }

  func read(_ text: String, _ language: Language = "en") -> Passage {
    Passage(ReadTexts(lexicons, .all).read(text, in: language), at: "alert.title")
  }
}
