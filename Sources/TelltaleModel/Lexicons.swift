/// The words of each language that guidelines speak of: titles of Cancel, verbs, pronouns.
///
/// Data of `Platforms/Lexicons/`: one file a language, each a map from the name of a list to words,
/// and a file for each list of `spoken` with all languages.
package struct Lexicons: Hashable, Sendable {
  /// Words by primary language (`zh`), then by name of the list (`cancel-titles`).
  package var languages: [String: [String: [String]]]

  package init(languages: [String: [String: [String]]]) {
    self.languages = languages
  }

  package static let empty = Lexicons(languages: [:])

  /// The words of a list; none where the language or the list is not known.
  package func words(_ list: String, in language: Language) -> [String] {
    languages[language.primary]?[list] ?? []
  }

  /// What a cancelling button is called in a language, the usual title first (ALERT-BUTTON-CANCEL-TITLE).
  package func cancelTitles(in language: Language) -> [String] {
    words("cancel-titles", in: language)
  }

  /// The same of all languages, by the primary one.
  package var cancelTitles: [String: [String]] {
    languages.compactMapValues { $0["cancel-titles"] }
  }

  /// Lists with a file of their own that has words of all languages: all that showing needs.
  package static let spoken = [
    "cancel-titles", "back-titles", "more-titles", "new-rows-titles", "failed-titles",
    "unavailable-titles", "retry-titles",
  ]

  /// True where more is known of the language than what the runtime says in it.
  package func covers(_ language: Language) -> Bool {
    languages[language.primary]?.keys.contains { !Lexicons.spoken.contains($0) } ?? false
  }

  /// What the runtime says by itself in a language, English where it has no words for something.
  package func interface(in language: Language) -> InterfaceWords {
    func word(_ list: String, _ usual: String) -> String {
      words(list, in: language).first ?? usual
    }
    let english = InterfaceWords.english
    return InterfaceWords(
      back: word("back-titles", english.back), more: word("more-titles", english.more),
      cancel: word("cancel-titles", english.cancel),
      newRows: word("new-rows-titles", english.newRows),
      failed: word("failed-titles", english.failed),
      unavailable: word("unavailable-titles", english.unavailable),
      retry: word("retry-titles", english.retry))
  }
}
