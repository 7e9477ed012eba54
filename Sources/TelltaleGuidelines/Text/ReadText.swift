import TelltaleModel

/// A text of a language as rules read it, wherever it stands and whatever it is judged for.
///
/// What is dear to work out is worked out when the first rule asks, and kept for the others.
final class ReadText {
  let string: String
  let language: Language
  let lexicon: Lexicon
  /// Words, for languages that are written with spaces.
  let tokens: [Token]
  let folded: String
  /// Whether it is a sentence, and how sure that is.
  let reading: Reading

  init(_ string: String, language: Language, lexicon: Lexicon) {
    self.string = string
    self.language = language
    self.lexicon = lexicon
    tokens = Tokens.read(string, lexicon: lexicon)
    folded = Folding.fold(string)
    reading = Reading(string, tokens: tokens, language: language, lexicon: lexicon)
  }

  /// True for scripts that put no spaces between words.
  var isUnspaced: Bool { ["ja", "zh"].contains(language.primary) }

  /// False for texts of digits and signs alone.
  private(set) lazy var hasLetters = string.contains(where: \.isLetter)

  /// True for a text with letters, none of which is of another script than Latin.
  private(set) lazy var isInLatinLetters =
    hasLetters
    && string.unicodeScalars.allSatisfy {
      !$0.properties.isAlphabetic || TextLanguage.isLatin($0)
    }

  /// The whole text as an entry of a word list.
  private(set) lazy var label = Folding.label(string)

  /// The folded text without what stands between quotation marks; for languages without spaces.
  private(set) lazy var unquoted =
    Quotations.hasAny(string) ? Folding.fold(Quotations.removed(from: string)) : folded

  /// The text cut into sentences, each read for itself.
  private(set) lazy var sentences: [ReadText] =
    Sentences.split(string, tokens: tokens, isUnspaced: isUnspaced).map {
      ReadText($0, language: language, lexicon: lexicon)
    }

  /// The text in which entries of word lists are looked for: a space around each word, and nothing of names and
  /// quotations.
  private(set) lazy var searched: String = {
    guard !isUnspaced else { return unquoted }
    let words = tokens.map { $0.isQuoted || $0.isName ? "\u{FFFC}" : $0.folded }
    return " \(words.joined(separator: " ")) "
  }()

  /// Words that say something, by the lists of those that do not.
  private var telling: [[String]: Set<String>] = [:]

  /// Words of the text that say something, told apart once.
  func telling(_ lists: [String], _ tell: () -> Set<String>) -> Set<String> {
    if let known = telling[lists] { return known }
    let result = tell()
    telling[lists] = result
    return result
  }

  /// What searches found, by the list and by the list of what does not count.
  private var found: [[String]: [String]] = [:]

  /// What a search finds in the text, looked for once.
  func found(_ lists: [String], _ search: () -> [String]) -> [String] {
    if let known = found[lists] { return known }
    let result = search()
    found[lists] = result
    return result
  }
}
