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
    return pairs(of: passage.folded)
  }

  /// The same without the words that a question is framed by: Are you sure you want to …?
  ///
  /// - Parameters:
  ///   - passage: title or message.
  ///   - list: a list of further words that say nothing new.
  /// - Returns: Stems, or pairs of characters.
  static func asked(by passage: Passage, leavingOut list: String? = nil) -> Set<String> {
    let list = list ?? "frame-words"
    return passage.text.telling(list) {
      passage.isUnspaced ? signPairs(passage, list) : stems(passage, list)
    }
  }

  private static func stems(_ passage: Passage, _ list: String) -> Set<String> {
    let words = passage.tokens.map(\.folded).filter {
      !passage.lexicon.has(
        $0, in: "stop-words", "finite-verbs", "pronouns-listed", "frame-words", list)
    }
    return Set(words.map { passage.isGerman ? Stems.german($0) : Stems.stem($0) })
  }

  private static func signPairs(_ passage: Passage, _ list: String) -> Set<String> {
    let lists = list == "frame-words" ? [list] : ["frame-words", list]
    let parts = lists.flatMap(passage.lexicon.phrases).reduce([passage.folded]) { parts, phrase in
      parts.flatMap { $0.split(separator: phrase).map(String.init) }
    }
    return parts.reduce(into: Set()) { $0.formUnion(pairs(of: $1)) }
  }

  /// Whether a text has a verb of destroying, in any form that is listed.
  static func hasErasingVerb(_ passage: Passage) -> Bool {
    PhraseSearch.first(of: "erasing-verbs", in: passage) != nil
  }

  private static func pairs(of text: String) -> Set<String> {
    let letters = text.filter { $0.isLetter || $0.isNumber }
    return Set(zip(letters, letters.dropFirst()).map { String([$0, $1]) })
  }

  /// The Han characters of a Japanese or Chinese text, each of which has a meaning of its own.
  static func signs(of passage: Passage) -> Set<Character> {
    guard passage.isUnspaced else { return [] }
    return Set(passage.string.filter { $0.unicodeScalars.allSatisfy(TextLanguage.isHan) })
  }

  /// Whether a text has no more than one word that another has not.
  ///
  /// Chinese is counted by characters as well: the same ones in another order make other pairs.
  static func addsOneWordAtMost(
    _ words: Set<String>, to others: Set<String>, in text: Passage
  ) -> Bool {
    let fresh = words.subtracting(others).count
    guard text.isUnspaced else { return fresh <= 1 }
    let signs = Set(words.joined()).subtracting(others.joined())
    return fresh <= 3 || text.isChinese && signs.count <= 2
  }

  /// Of the words of the first text, how many per cent the second has as well.
  static func coverage(of first: Set<String>, by second: Set<String>) -> Int {
    first.isEmpty ? 0 : first.intersection(second).count * 100 / first.count
  }
}
