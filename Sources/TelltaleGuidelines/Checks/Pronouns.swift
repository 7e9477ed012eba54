/// Pronouns for the person in front of the screen, or for the speaker.
enum Pronouns {
  struct Found {
    var word: String
    /// Named by the guideline itself.
    var isListed: Bool
  }

  /// The first that the guideline names, else the first of the others.
  static func first(in text: Passage) -> Found? {
    guard !text.isUnspaced else { return unspaced(in: text) }
    let words = text.tokens.indices.filter { !text.tokens[$0].isQuoted && !text.tokens[$0].isName }
    if let index = words.first(where: { has(text, $0, in: "pronouns-listed") }) {
      return Found(word: text.tokens[index].core, isListed: true)
    }
    return words.first {
      has(text, $0, in: "pronouns-extended") && isPronoun(text.tokens, $0, text)
    }
    .map { Found(word: text.tokens[$0].core, isListed: false) }
  }

  /// A contraction counts as what it begins with: you're, I'm.
  private static func has(_ text: Passage, _ index: Int, in list: String) -> Bool {
    let word = text.tokens[index].folded.prefix { $0 != "'" }
    return text.lexicon.has(String(word), in: list)
  }

  /// Not US 101, Pier I, I-95, Coal Mine.
  private static func isPronoun(_ tokens: [Token], _ index: Int, _ text: Passage) -> Bool {
    let token = tokens[index]
    switch token.folded.prefix(while: { $0 != "'" }) {
    case "i":
      if token.core.contains("'") { return true }
      guard index + 1 < tokens.count, !token.string.contains("-") else { return false }
      let previous = index > 0 ? tokens[index - 1] : nil
      let mayPrecede = previous.map {
        !$0.isCapitalized || text.lexicon.has($0.folded, in: "finite-verbs")
      }
      return mayPrecede ?? (tokens[index + 1].core.first?.isNumber != true)
    case "us": return token.core != "US"
    case "mine": return !token.isCapitalized || index == 0
    default: return true
    }
  }

  private static func unspaced(in text: Passage) -> Found? {
    let exceptions = text.lexicon.phrases("pronoun-exceptions")
    let cleared = exceptions.reduce(text.unquoted) {
      $0.split(atText: $1).joined(separator: "\u{FFFC}")
    }
    return text.lexicon.phrases("pronouns-extended").first { pronoun in
      cleared.ranges(ofText: pronoun).contains { stands($0, in: cleared, text) }
    }.map { Found(word: $0, isListed: false) }
  }

  /// 私 and 僕 count only where no other Han character makes a word with them: 私道, 公僕.
  private static func stands(
    _ range: Range<String.Index>, in text: String, _ passage: Passage
  ) -> Bool {
    guard passage.isJapanese else { return true }
    let neighbours = [text[..<range.lowerBound].last, text[range.upperBound...].first]
    return !neighbours.contains { neighbour in
      neighbour?.unicodeScalars.contains(where: TextLanguage.isHan) ?? false
    }
  }
}
