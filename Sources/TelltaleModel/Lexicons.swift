/// The words of each language that guidelines speak of: titles of Cancel, verbs, pronouns.
///
/// Data of `Platforms/Lexicons/`: one file a language, each a map from the name of a list to words,
/// and a file for each list of `spoken` with all languages.
package struct Lexicons: Hashable, Sendable {
  /// Words by language (`zh`, or `zh-Hant` for what is written otherwise in a script), then by name of
  /// the list (`cancel-titles`).
  package var languages: [String: [String: [String]]]

  /// Creates lexicons.
  ///
  /// - Parameter languages: Words by language, then by name of the list.
  package init(languages: [String: [String: [String]]]) {
    self.languages = languages
  }

  package static let empty = Lexicons(languages: [:])

  /// Returns the words of a list, as the language is written by its tag: `sr-Latn` has none of the Cyrillic words
  /// of `sr`.
  ///
  /// - Parameters:
  ///   - list: The name of a list, such as `cancel-titles`.
  ///   - language: The language with its script, where the tag has one.
  /// - Returns: The words; none where the language or the list is not known.
  package func words(_ list: String, in language: Language) -> [String] {
    let script = language.isTraditionalChinese ? "Hant" : language.script
    guard let script else { return languages[language.primary]?[list] ?? [] }
    if let own = languages["\(language.primary)-\(script)"]?[list] { return own }
    return (languages[language.primary]?[list] ?? []).filter { word in
      Self.script(of: word).map { $0 == script } ?? true
    }
  }

  /// The script of a word's letters, of those that one language is written in beside another.
  private static func script(of word: String) -> String? {
    for scalar in word.unicodeScalars {
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: return "Latn"
      case 0x400...0x52F: return "Cyrl"
      case 0x600...0x6FF, 0x750...0x77F: return "Arab"
      case 0x900...0x97F: return "Deva"
      case 0xA00...0xA7F: return "Guru"
      default: continue
      }
    }
    return nil
  }

  /// Returns the titles of a cancelling button in a language (ALERT-BUTTON-CANCEL-TITLE).
  ///
  /// - Returns: The titles, the usual one first; none where the language is not known.
  package func cancelTitles(in language: Language) -> [String] {
    words("cancel-titles", in: language)
  }

  /// The titles of a cancelling button in all languages, by language.
  package var cancelTitles: [String: [String]] {
    languages.compactMapValues { $0["cancel-titles"] }
  }

  /// The names of the lists with a file of their own that has words of all languages: all that showing needs.
  package static let spoken = [
    "cancel-titles", "back-titles", "more-titles", "new-rows-titles", "failed-titles",
    "unavailable-titles", "retry-titles", "not-while-driving-titles", "more-when-parked-titles",
    "clock-words",
  ]

  /// The name of the list of what scripts' dialogs say by themselves, with a file of its own as well: only they
  /// read it.
  package static let ofScripts = "script-words"

  /// The lists that showing needs, and none that texts are judged by.
  package var forShowing: Lexicons {
    Lexicons(languages: languages.mapValues { $0.filter { Self.spoken.contains($0.key) } })
  }

  /// Returns true where more is known of the language than what the runtime says in it.
  ///
  /// - Returns: False for a language of which only the words for showing are known, or none.
  package func covers(_ language: Language) -> Bool {
    languages[language.primary]?.keys.contains { !Lexicons.spoken.contains($0) } ?? false
  }

  /// How clocks tell the time in a language: by its region before its script, as `en-GB` counts other hours than `en`.
  private func clockWords(in language: Language) -> ClockWords {
    let lists = Dictionary(
      uniqueKeysWithValues: languages.compactMap { name, lists in
        lists["clock-words"].map { (Language(name), $0) }
      })
    let written: Language = language.isTraditionalChinese ? "zh-Hant" : language
    return written.lookUp(in: lists).flatMap(ClockWords.init) ?? .plain
  }

  /// Returns the words that the runtime says by itself in a language.
  ///
  /// - Returns: The words; English ones where the language has none for something.
  package func interface(in language: Language) -> InterfaceWords {
    func word(_ list: String, _ usual: String) -> String {
      words(list, in: language).first ?? usual
    }
    let english = InterfaceWords.english
    var interface = InterfaceWords(
      back: word("back-titles", english.back), more: word("more-titles", english.more),
      cancel: word("cancel-titles", english.cancel),
      newRows: word("new-rows-titles", english.newRows),
      failed: word("failed-titles", english.failed),
      unavailable: word("unavailable-titles", english.unavailable),
      retry: word("retry-titles", english.retry))
    interface.notWhileDriving = word("not-while-driving-titles", english.notWhileDriving)
    interface.moreWhenParked = word("more-when-parked-titles", english.moreWhenParked)
    interface.clock = clockWords(in: language)
    return interface
  }
}
