import TelltaleModel

/// A text that a person reads, at its place in a scene.
struct Passage {
  /// What has been read of it, which other places and profiles share.
  let text: ReadText
  let path: NodePath
  /// Whether it is a sentence, and how sure that is.
  var reading: Reading
  /// The base direction that its author gave it.
  var direction: TextDirection?

  init(_ text: ReadText, at path: NodePath) {
    self.text = text
    self.path = path
    reading = text.reading
  }

  var string: String { text.string }
  var language: Language { text.language }
  /// The words of its language.
  var lexicon: Lexicon { text.lexicon }
  /// The verbs of its language, where they are told by how they end.
  var verbTable: VerbTable? { lexicon.verbs.tables[language.primary] }
  /// Words, for languages that are written with spaces.
  var tokens: [Token] { text.tokens }
  var folded: String { text.folded }

  var isEnglish: Bool { language.primary == "en" }
  var isGerman: Bool { language.primary == "de" }
  var isJapanese: Bool { language.primary == "ja" }
  var isChinese: Bool { language.primary == "zh" }

  /// True for scripts that put no spaces between words.
  var isUnspaced: Bool { text.isUnspaced }

  /// True for languages without spaces whose words only a dictionary finds.
  var hidesWords: Bool { ["th", "lo", "km", "my", "bo", "dz"].contains(language.primary) }

  /// False for texts of digits and signs alone.
  var hasLetters: Bool { text.hasLetters }

  /// True for a text with letters, none of which is of another script than Latin.
  var isInLatinLetters: Bool { text.isInLatinLetters }

  /// True for a text of proper names and words like iPhone alone.
  var isName: Bool { !tokens.isEmpty && tokens.allSatisfy { $0.isName || $0.hasFixedForm } }

  /// The whole text as an entry of a word list.
  var label: String { text.label }

  /// The folded text without what stands between quotation marks; for languages without spaces.
  var unquoted: String { text.unquoted }

  /// The text cut into sentences, each read for itself.
  var sentences: [Passage] { text.sentences.map { Passage($0, at: path) } }
}
