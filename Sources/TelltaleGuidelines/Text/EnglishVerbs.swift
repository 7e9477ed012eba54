/// The verbs of English: far more than the guidelines mention.
package struct EnglishVerbs: Sendable {
  /// Verbs that are written like no noun and no adjective, in the order of their bytes, a space between them.
  let alone: StaticString
  /// Those that are, in the same form.
  let shared: StaticString

  /// The verbs of two lists, each in the order of its bytes, with a space between them.
  ///
  /// - Parameters:
  ///   - alone: Verbs that are written like no noun and no adjective.
  ///   - shared: Verbs that are written like one.
  package init(alone: StaticString, shared: StaticString) {
    self.alone = alone
    self.shared = shared
  }

  /// Whether a word in small letters is the base form of a verb.
  func has(_ word: String) -> Bool { isNothingElse(word) || WordTable.has(word, in: shared) }

  /// Whether it is, and no noun and no adjective is written the same.
  func isNothingElse(_ word: String) -> Bool { WordTable.has(word, in: alone) }
}
