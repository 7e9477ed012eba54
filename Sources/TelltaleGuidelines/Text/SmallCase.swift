/// Capitals of languages whose headings and buttons are written as sentences are.
enum SmallCase {
  /// Their capitals inside of a text are those of names, which no list knows all of; so a capital is wrong only on
  /// words that are known to be none.
  static let languages: Set<String> = ["fr", "es", "it", "nl"]

  private static let known = [
    "articles", "stop-words", "button-nouns", "destructive-verbs", "erasing-verbs", "edit-words",
    "finite-verbs",
  ]

  /// The words that have a capital as an English heading gives them.
  static func faults(in passage: Passage) -> [Token] {
    guard languages.contains(passage.language.primary) else { return [] }
    return passage.tokens.filter { token in
      guard !token.startsSentence, token.isCapitalized, !token.isQuoted, !token.isName,
        !token.hasFixedForm, token.core.count > 1
      else { return false }
      return known.contains { passage.lexicon.has(token.folded, in: $0) }
    }
  }
}
