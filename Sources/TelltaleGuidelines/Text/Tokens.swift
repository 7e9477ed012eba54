/// Cuts a text at white space, and marks what is quoted, what is a name, and where sentences are.
enum Tokens {
  static func read(_ text: String, lexicon: Lexicon) -> [Token] {
    var tokens = text.split(whereSeparator: \.isWhitespace).map { Token($0) }
    markQuotes(&tokens)
    tokens = withClosingMarks(tokens)
    tokens.removeAll(where: \.core.isEmpty)
    markNames(&tokens, lexicon)
    markSentences(&tokens, lexicon)
    return tokens
  }

  /// French writes a space before its question mark, which closes the word before it all the same.
  private static func withClosingMarks(_ tokens: [Token]) -> [Token] {
    tokens.reduce(into: []) { result, token in
      guard let last = result.last, token.core.isEmpty,
        token.string.allSatisfy({ "?!".contains($0) })
      else { return result.append(token) }
      var closed = Token(Substring(last.string + token.string))
      closed.isQuoted = last.isQuoted
      result[result.count - 1] = closed
    }
  }

  private static func markQuotes(_ tokens: inout [Token]) {
    var isOpen = false
    for index in tokens.indices {
      let marks = tokens[index].string.unicodeScalars.count(where: isQuotationMark)
      tokens[index].isQuoted = isOpen || marks > 0
      if marks % 2 == 1 { isOpen.toggle() }
    }
    // A mark that is never closed, such as that of inches, quotes nothing.
    guard isOpen else { return }
    for index in tokens.indices { tokens[index].isQuoted = false }
  }

  private static func isQuotationMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "“", "”", "„", "«", "»": true
    default: false
    }
  }

  private static func markNames(_ tokens: inout [Token], _ lexicon: Lexicon) {
    for start in tokens.indices where tokens[start].isCapitalized || tokens[start].hasFixedForm {
      for name in lexicon.names[withoutPossessive(tokens[start].folded)] ?? [] {
        let run = tokens[start...].prefix(name.count)
        guard run.map({ withoutPossessive($0.folded) }) == name else { continue }
        for index in run.indices { tokens[index].isName = true }
      }
    }
  }

  /// A possessive is still the name.
  private static func withoutPossessive(_ word: String) -> String {
    word.hasSuffix("'s") ? String(word.dropLast(2)) : word
  }

  private static func markSentences(_ tokens: inout [Token], _ lexicon: Lexicon) {
    for index in tokens.indices {
      let isLast = index == tokens.count - 1
      tokens[index].startsSentence = index == 0 || tokens[index - 1].endsSentence
      tokens[index].endsSentence = isLast || closes(tokens[index], lexicon)
    }
  }

  /// True after `.`, `!`, `?` or a colon, but not after an abbreviation.
  private static func closes(_ token: Token, _ lexicon: Lexicon) -> Bool {
    let end = Folding.narrowed(token.string).reversed().drop { "\"')]»".contains($0) }
    guard let last = end.first, ".!?:".contains(last) else { return false }
    guard last == "." else { return true }
    return token.core.count > 1 && !lexicon.has(token.folded, in: "abbreviations")
  }
}
