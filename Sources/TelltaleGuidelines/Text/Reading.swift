import TelltaleModel

/// What kind of text something is, and how sure that is.
struct Reading: Hashable, Sendable {
  /// `nil` for languages that nothing is known of.
  var textClass: TextClass?
  /// True for a question with a subject and a finite verb.
  var isFullQuestion = false
  /// True for a fragment that may as well be a sentence: "Phone disconnected."
  var mayBeSentence = false

  /// The author's own word.
  init(_ declared: TextClass) {
    textClass = declared
    isFullQuestion = declared == .question
  }

  init(_ string: String, tokens: [Token], language: Language, lexicon: Lexicon) {
    guard !lexicon.isEmpty else { return }
    switch language.primary {
    case "en": self = EnglishReading(tokens, endsIn: EndMark.of(string), lexicon: lexicon).result
    case "ja": self = JapaneseReading.read(string)
    case "zh": self = ChineseReading.read(string, lexicon: lexicon)
    case let primary where VerbReading.languages.contains(primary):
      let mark = EndMark.of(string)
      if let reading = VerbReading.read(tokens, endsIn: mark, language: language, lexicon: lexicon)
      {
        self = reading
      }
    default: break
    }
  }

  init(textClass: TextClass, isFullQuestion: Bool = false, mayBeSentence: Bool = false) {
    self.textClass = textClass
    self.isFullQuestion = isFullQuestion
    self.mayBeSentence = mayBeSentence
  }

  /// True for what is written as a sentence without doubt.
  var isSentence: Bool { textClass == .sentence || (textClass == .question && isFullQuestion) }

  /// True for what may be written as a sentence or as a heading: "Delete This Route?"
  var isEither: Bool {
    textClass == .imperative || (textClass == .question && !isFullQuestion)
  }
}
