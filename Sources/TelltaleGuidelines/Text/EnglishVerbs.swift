/// Verbs of English: far more than the guidelines speak of.
package struct EnglishVerbs: Sendable {
  /// Verbs that are written like no noun and no adjective, in the order of their bytes, a space between them.
  let alone: StaticString
  /// Those that are, in the same form.
  let shared: StaticString

  package init(alone: StaticString, shared: StaticString) {
    self.alone = alone
    self.shared = shared
  }

  /// Whether a word in small letters is the base form of a verb.
  func has(_ word: String) -> Bool { isNothingElse(word) || WordTable.has(word, in: shared) }

  /// Whether it is, and no noun and no adjective is written the same.
  func isNothingElse(_ word: String) -> Bool { WordTable.has(word, in: alone) }
}
