import TelltaleModel

/// A text that a person reads, with its language, its place, and the words of the language.
struct Passage {
  let string: String
  let language: Language
  let path: NodePath
  let lexicon: Lexicon
  /// Words, for languages that are written with spaces.
  let tokens: [Token]
  let folded: String
  /// The same without what stands between quotation marks; for languages without spaces.
  let unquoted: String
  /// Whether it is a sentence, and how sure that is.
  var reading: Reading
  /// Cut when the first rule asks, and kept for the others.
  private let cut: Deferred<[Passage]>
  /// The base direction that its author gave it.
  var direction: TextDirection?

  init(_ string: String, language: Language, path: NodePath, lexicon: Lexicon) {
    self.string = string
    self.language = language
    self.path = path
    self.lexicon = lexicon
    tokens = Tokens.read(string, lexicon: lexicon)
    folded = Folding.fold(string)
    unquoted = Quotations.hasAny(string) ? Folding.fold(Quotations.removed(from: string)) : folded
    reading = Reading(string, tokens: tokens, language: language, lexicon: lexicon)
    let (tokens, isUnspaced) = (tokens, ["ja", "zh"].contains(language.primary))
    cut = Deferred {
      Sentences.split(string, tokens: tokens, isUnspaced: isUnspaced).map {
        Passage($0, language: language, path: path, lexicon: lexicon)
      }
    }
  }

  var isEnglish: Bool { language.primary == "en" }
  var isGerman: Bool { language.primary == "de" }
  var isJapanese: Bool { language.primary == "ja" }
  var isChinese: Bool { language.primary == "zh" }

  /// True for scripts that put no spaces between words.
  var isUnspaced: Bool { isJapanese || isChinese }

  /// True for languages without spaces whose words only a dictionary finds.
  var hidesWords: Bool { ["th", "lo", "km", "my", "bo", "dz"].contains(language.primary) }

  /// False for texts of digits and signs alone.
  var hasLetters: Bool { string.contains(where: \.isLetter) }

  /// True for a text with letters, none of which is of another script than Latin.
  var isInLatinLetters: Bool {
    hasLetters
      && string.unicodeScalars.allSatisfy {
        !$0.properties.isAlphabetic || TextLanguage.isLatin($0)
      }
  }

  /// True for a text of proper names and words like iPhone alone.
  var isName: Bool { !tokens.isEmpty && tokens.allSatisfy { $0.isName || $0.hasFixedForm } }

  /// The whole text as an entry of a word list.
  var label: String { Folding.label(string) }

  /// The text cut into sentences, each read for itself.
  var sentences: [Passage] { cut.value }
}
