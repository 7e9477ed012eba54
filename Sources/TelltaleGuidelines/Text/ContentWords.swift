/// The words of a text that carry its meaning, for comparing two texts.
enum ContentWords {
  /// Stems without stop words; for Japanese and Chinese, pairs of neighbouring characters.
  static func of(_ passage: Passage) -> Set<String> {
    guard passage.isUnspaced else {
      return Set(
        passage.tokens.filter {
          !passage.lexicon.has($0.folded, in: "stop-words", "finite-verbs", "pronouns-listed")
        }.map { Stems.stem($0.folded) })
    }
    let letters = passage.folded.filter { $0.isLetter || $0.isNumber }
    return Set(zip(letters, letters.dropFirst()).map { String([$0, $1]) })
  }

  /// The Han characters of a Japanese or Chinese text, each of which has a meaning of its own.
  static func signs(of passage: Passage) -> Set<Character> {
    guard passage.isUnspaced else { return [] }
    return Set(passage.string.filter { $0.unicodeScalars.allSatisfy(TextLanguage.isHan) })
  }

  /// Of the words of the first text, how many per cent the second has as well.
  static func coverage(of first: Set<String>, by second: Set<String>) -> Int {
    first.isEmpty ? 0 : first.intersection(second).count * 100 / first.count
  }
}
