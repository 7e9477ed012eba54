/// Mechanical signs of a raised voice.
enum Shouting {
  /// What raises the voice, in words; `nil` for a calm text.
  static func sign(in text: Passage, isTitle: Bool) -> String? {
    let narrow = text.folded
    if zip(narrow, narrow.dropFirst()).contains(where: { isLoud($0) && isLoud($1) }) {
      return "several exclamation or question marks in a row"
    }
    let isOutsideNames =
      text.tokens.isEmpty || text.isUnspaced
      || text.tokens.contains { !$0.isQuoted && !$0.isName && $0.string.contains { isBang($0) } }
    if isOutsideNames, narrow.contains("!") {
      return "an exclamation mark in the \(isTitle ? "title" : "message")"
    }
    if text.string.contains(where: isEmoji) { return "an emoji" }
    return shoutedWord(in: text).map { "“\($0)” in capitals" }
  }

  private static func isLoud(_ character: Character) -> Bool {
    character == "!" || character == "?"
  }

  private static func isBang(_ character: Character) -> Bool {
    character == "!" || character == "！"
  }

  private static func isEmoji(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    return first.properties.isEmojiPresentation
      || character.unicodeScalars.contains { $0.value == 0xFE0F }
  }

  /// Acronyms are capitals too, so a word must be known, long, or have another one beside it.
  private static func shoutedWord(in text: Passage) -> String? {
    guard text.isEnglish else { return nil }
    let tokens = text.tokens
    return tokens.indices.first { index in
      guard isLoudWord(tokens[index], text.lexicon), tokens[index].core.count > 3 else {
        return false
      }
      let neighbours = [index - 1, index + 1].filter(tokens.indices.contains)
      return tokens[index].core.count > 6 || isOrdinary(tokens[index].folded, text.lexicon)
        || neighbours.contains { isLoudWord(tokens[$0], text.lexicon) && tokens[$0].core.count > 2 }
    }.map { tokens[$0].core }
  }

  private static func isLoudWord(_ token: Token, _ lexicon: Lexicon) -> Bool {
    token.isAllCapitals && !token.isQuoted && !token.isName
      && token.core.allSatisfy(\.isLetter) && !lexicon.has(token.folded, in: "acronyms")
  }

  private static func isOrdinary(_ word: String, _ lexicon: Lexicon) -> Bool {
    lexicon.has(word, in: "verbs", "past-verbs", "finite-verbs", "generic-titles", "never-names")
      || lexicon.has(word, in: "prepositions-short", "pronouns-listed", "negations", "alarm-words")
  }
}
