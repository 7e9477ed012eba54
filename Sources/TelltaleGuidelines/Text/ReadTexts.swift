import TelltaleModel

/// Texts as they were read with the words of their languages, each once for all the profiles that it is judged for.
final class ReadTexts {
  private struct Key: Hashable {
    let string: String
    let language: Language
  }

  /// How many texts are kept: those of a large scene.
  private static let most = 1_000

  private let lexicons: [String: Lexicon]
  private var known: [Key: ReadText] = [:]

  /// - Parameters:
  ///   - lexicons: The words that rules on wording know.
  ///   - verbs: The verbs that they know.
  init(_ lexicons: Lexicons, _ verbs: VerbBook) {
    self.lexicons = lexicons.languages.mapValues { Lexicon($0, verbs: verbs) }
  }

  func read(_ string: String, in language: Language) -> ReadText {
    let key = Key(string: string, language: language)
    // Two spellings of one letter are equal, and not the same text to a fix.
    if let text = known[key], text.string.utf8.elementsEqual(string.utf8) { return text }
    let text = ReadText(
      string, language: language, lexicon: lexicons[language.primary] ?? .empty)
    if known.count >= Self.most { known.removeAll(keepingCapacity: true) }
    known[key] = text
    return text
  }
}
