import TelltaleModel
import TelltaleTestSupport
import TelltaleWords
import Testing

@testable import TelltaleGuidelines

/// Texts are read once, and that changes nothing of what is said of them.
@Suite struct ReadTextsTests {
  private let texts: ReadTexts

  init() throws { texts = ReadTexts(try Platforms.lexicons(), .all) }

  @Test func `a text is read once in a language`() {
    let first = texts.read("Delete This Route?", in: "en")
    #expect(texts.read("Delete This Route?", in: "en") === first)
    #expect(texts.read("Delete This Route?", in: "de") !== first)
  }

  @Test func `two spellings of one letter are two texts`() {
    let composed = texts.read("Caf\u{E9} Not Found", in: "en")
    let decomposed = texts.read("Cafe\u{301} Not Found", in: "en")
    #expect(Array(composed.string.utf8) != Array(decomposed.string.utf8))
  }

  @Test func `what is read stays right when others are forgotten`() {
    let first = texts.read("Quit Now", in: "en")
    for number in 0..<3_000 { _ = texts.read("Item \(number)", in: "en") }
    let again = texts.read("Quit Now", in: "en")
    #expect(again !== first && again.tokens == first.tokens && again.reading == first.reading)
  }

  @Test func `searches with and without exceptions are kept apart`() throws {
    let passage = Passage(texts.read("Your Route and My Route", in: "en"), at: .root)
    let all = PhraseSearch.all(of: "pronouns-listed", in: passage)
    #expect(all == ["your", "my"])
    #expect(PhraseSearch.all(of: "pronouns-listed", in: passage, except: "pronouns-listed").isEmpty)
    #expect(PhraseSearch.all(of: "pronouns-listed", in: passage) == all)
  }
}
