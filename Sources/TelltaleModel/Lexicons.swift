/// The words of each language that guidelines speak of: titles of Cancel, verbs, pronouns.
///
/// Data of `Platforms/Lexicons/`: one file a language, each a map from the name of a list to words,
/// and `cancel-titles.yaml` for all languages.
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

  /// What a cancelling button is called, the usual title first, by primary language
  /// (ALERT-BUTTON-CANCEL-TITLE).
  package var cancelTitles: [String: [String]] {
    languages.compactMapValues { $0["cancel-titles"] }
  }

  /// True where more is known of the language than what Cancel is called there.
  package func covers(_ language: Language) -> Bool {
    languages[language.primary]?.keys.contains { $0 != "cancel-titles" } ?? false
  }
}
