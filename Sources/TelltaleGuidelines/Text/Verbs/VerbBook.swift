/// The verbs of languages, by dictionaries.
///
/// The authors' program has them; a unit, where nobody writes, has none.
package struct VerbBook: Sendable {
  let english: EnglishVerbs
  let japanese: JapaneseVerbs
  let chinese: ChineseVerbs
  /// Of other languages, by their primary tag.
  let tables: [String: VerbTable]

  /// The verbs of all languages that are known.
  ///
  /// - Parameters:
  ///   - english: The verbs of English.
  ///   - japanese: The nouns of Japanese that stand for verbs.
  ///   - chinese: The verbs of Chinese.
  ///   - tables: The verbs of other languages, by their primary tags.
  package init(
    english: EnglishVerbs, japanese: JapaneseVerbs, chinese: ChineseVerbs,
    tables: [String: VerbTable]
  ) {
    self.english = english
    self.japanese = japanese
    self.chinese = chinese
    self.tables = tables
  }

  /// A book without verbs.
  package static let none = VerbBook(
    english: EnglishVerbs(alone: "", shared: ""), japanese: JapaneseVerbs(words: ""),
    chinese: ChineseVerbs(words: ""), tables: [:])
}
