/// The verbs of languages, by dictionaries.
///
/// The authors' program has them; a unit, where nobody writes, has none.
package struct VerbBook: Sendable {
  let english: EnglishVerbs
  let japanese: JapaneseVerbs
  let chinese: ChineseVerbs
  /// Of other languages, by their primary tag.
  let tables: [String: VerbTable]

  package init(
    english: EnglishVerbs, japanese: JapaneseVerbs, chinese: ChineseVerbs,
    tables: [String: VerbTable]
  ) {
    self.english = english
    self.japanese = japanese
    self.chinese = chinese
    self.tables = tables
  }

  /// No verbs at all.
  package static let none = VerbBook(
    english: EnglishVerbs(alone: "", shared: ""), japanese: JapaneseVerbs(words: ""),
    chinese: ChineseVerbs(words: ""), tables: [:])
}
