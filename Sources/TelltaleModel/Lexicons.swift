/// The words of each language that guidelines speak of: titles of Cancel, verbs, pronouns.
///
/// Data of `Platforms/Lexicons/`: one file a language, each a map from the name of a list to words,
/// and a file for each list of `spoken` with all languages.
package struct Lexicons: Hashable, Sendable {
  /// Words by language (`zh`, or `zh-Hant` for what is written otherwise in a script), then by name of
  /// the list (`cancel-titles`).
  package var languages: [String: [String: [String]]]

  package init(languages: [String: [String: [String]]]) {
    self.languages = languages
  }

  package static let empty = Lexicons(languages: [:])

  /// The words of a list, as the language is written by its tag: `sr-Latn` has none of the Cyrillic
  /// words of `sr`. None where the language or the list is not known.
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
    "unavailable-titles", "retry-titles", "not-while-driving-titles", "more-when-parked-titles",
    "clock-words",
  ]

  /// The list of what scripts' dialogs say by themselves, with a file of its own as well: only they read it.
  package static let ofScripts = "script-words"

  /// What showing needs, and nothing that texts are judged by.
  package var forShowing: Lexicons {
    Lexicons(languages: languages.mapValues { $0.filter { Self.spoken.contains($0.key) } })
  }

  /// True where more is known of the language than what the runtime says in it.
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

  /// What the runtime says by itself in a language, English where it has no words for something.
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
