/// Capitals as in headings and on buttons: on every word but articles, conjunctions and short
/// prepositions (BUTTON-TITLE-CASE). English only.
enum TitleCase {
  /// The words that are capitalised wrongly.
  static func faults(in passage: Passage) -> [Token] {
    guard !passage.lexicon.isEmpty else { return [] }
    let tokens = passage.tokens
    return tokens.indices.filter { index in
      let token = tokens[index]
      if token.isQuoted || token.isName { return false }
      let isEdge = token.startsSentence || token.endsSentence
      let isAfterNumber = index > 0 && tokens[index - 1].core.last?.isNumber == true
      if isAfterNumber, passage.lexicon.has(token.folded, in: "units") { return false }
      return isWrong(token, isFirst: token.startsSentence, isEdge: isEdge, passage.lexicon)
    }.map { tokens[$0] }
  }

  private static func isWrong(
    _ token: Token, isFirst: Bool, isEdge: Bool, _ lexicon: Lexicon
  ) -> Bool {
    guard let letter = token.core.first, letter.isASCII, letter.isLetter, !token.hasFixedForm else {
      return false
    }
    let parts = token.folded.split(separator: "-")
    if parts.count > 1 { return hasWrongPart(token, lexicon) }
    if isFirst { return letter.isLowercase }
    if lexicon.has(token.folded, in: "particles", "name-particles") { return false }
    if isMinor(token.folded, lexicon) { return letter.isUppercase && !isEdge }
    return letter.isLowercase
  }

  private static func isMinor(_ word: String, _ lexicon: Lexicon) -> Bool {
    lexicon.has(word, in: "articles", "coordinating-conjunctions", "prepositions-short")
  }

  /// Turn-by-Turn, but also Re-enter and Check-in.
  private static func hasWrongPart(_ token: Token, _ lexicon: Lexicon) -> Bool {
    let parts = token.core.split(separator: "-")
    guard let first = parts.first, first.first?.isLowercase == false else { return true }
    if lexicon.has(first.lowercased(), in: "prefixes") { return false }
    return parts.dropFirst().contains { part in
      let word = part.lowercased()
      if lexicon.has(word, in: "particles", "name-particles") || isMinor(word, lexicon) {
        return false
      }
      return part.first?.isLowercase ?? false
    }
  }
}
