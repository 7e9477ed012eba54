import TelltaleModel

/// Counts a text against the profile's limits for its language.
struct LengthCheck {
  private let context: RuleSubject
  private let words: String
  private let characters: String

  init(_ context: RuleSubject, words: String, characters: String) {
    self.context = context
    self.words = words
    self.characters = characters
  }

  func faults(_ text: Passage, name: String) -> [Fault] {
    excess(of: [text], in: text.language).map { [Fault(text, "\(name) has \($0)")] } ?? []
  }

  /// The count and the limit of the texts together, where the count is too high.
  func excess(of texts: [Passage], in language: Language) -> String? {
    if let limit = context.limit(words, .words, in: language) {
      let count = texts.reduce(0) { $0 + WordCount.telling($1) }
      let what = language.primary == "de" ? "words that carry meaning" : "words"
      if count > limit { return "\(count) \(what), more than \(limit)" }
    }
    if let limit = context.limit(characters, .characters, in: language) {
      let count = texts.reduce(0) { $0 + WordCount.characters($1) }
      if count > limit { return "\(count) characters, more than \(limit)" }
    }
    return nil
  }
}
