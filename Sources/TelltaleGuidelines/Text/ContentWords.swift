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
  ///   - lists: lists of further words that say nothing new.
  /// - Returns: Stems, or pairs of characters.
  static func asked(by passage: Passage, leavingOut lists: [String] = []) -> Set<String> {
    let lists = ["frame-words"] + lists
    return passage.text.telling(lists) {
      passage.isUnspaced ? signPairs(passage, lists) : stems(passage, lists)
    }
  }

  private static func stems(_ passage: Passage, _ lists: [String]) -> Set<String> {
    let words = passage.tokens.map(\.folded).filter { word in
      !passage.lexicon.has(word, in: "stop-words", "finite-verbs", "pronouns-listed")
        && !lists.contains { passage.lexicon.has(word, in: $0) }
    }
    return Set(words.map { passage.isGerman ? Stems.german($0) : Stems.stem($0) })
  }

  private static func signPairs(_ passage: Passage, _ lists: [String]) -> Set<String> {
    // The longest first: に in になります is no word of its own.
    let phrases = lists.flatMap(passage.lexicon.phrases).sorted { $0.count > $1.count }
    let parts = phrases.reduce([passage.folded]) { parts, phrase in
      parts.flatMap { $0.split(atText: phrase).map(String.init) }
    }
    return parts.reduce(into: Set()) { $0.formUnion(pairs(of: $1)) }
  }

  /// Whether a text has a verb of destroying, in any form that is listed.
  static func hasErasingVerb(_ passage: Passage) -> Bool {
    PhraseSearch.first(of: "erasing-verbs", in: passage) != nil
  }

  /// Pairs of neighbouring characters; a word in katakana or in Latin letters stays whole.
  private static func pairs(of text: String) -> Set<String> {
    var (found, signs, loan): (Set<String>, Character?, String) = ([], nil, "")
    for character in text {
      if isLoan(character) {
        loan.append(character)
        signs = nil
        continue
      }
      if !loan.isEmpty { found.insert(loan) }
      loan = ""
      let isSign = character.isLetter || character.isNumber
      if isSign, let signs { found.insert(String([signs, character])) }
      signs = isSign ? character : nil
    }
    if !loan.isEmpty { found.insert(loan) }
    return found
  }

  private static func isLoan(_ character: Character) -> Bool {
    character.isASCII
      ? character.isLetter || character.isNumber
      : character.unicodeScalars.allSatisfy(TextLanguage.isKatakana)
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
    let added = words.subtracting(others)
    guard text.isUnspaced else { return added.count <= 1 }
    // A loan word is as many pairs as it would be in signs.
    let fresh = added.reduce(0) { $0 + max($1.count - 1, 1) }
    let signs = Set(words.joined()).subtracting(others.joined())
    return fresh <= 3 || text.isChinese && signs.count <= 2
  }

  /// Of the words of the first text, how many per cent the second has as well.
  static func coverage(of first: Set<String>, by second: Set<String>) -> Int {
    first.isEmpty ? 0 : first.intersection(second).count * 100 / first.count
  }
}
