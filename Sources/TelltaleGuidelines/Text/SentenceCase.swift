/// Capitals as in running text: on the first word, on names, and nowhere else. English only.
///
/// Which words are names cannot be known, so a capital counts as wrong only on words that are never
/// one: verbs of the sentence, pronouns, "not".
enum SentenceCase {
  /// The words that are capitalised wrongly; `keeping` are texts that may stand as they are.
  static func faults(in passage: Passage, keeping labels: [String] = []) -> [Token] {
    guard !passage.lexicon.isEmpty else { return [] }
    let tokens = passage.tokens
    let kept = keptIndices(tokens, labels)
    let isHeading = looksLikeHeading(passage)
    return tokens.indices.filter { index in
      let token = tokens[index]
      if token.isQuoted || token.isName || token.hasFixedForm || kept.contains(index) {
        return false
      }
      if token.startsSentence { return startsSmall(tokens, index) }
      guard token.isCapitalized else { return false }
      return isNeverName(tokens, index, passage.lexicon)
        || (isHeading && isVerbForm(token.folded, passage.lexicon))
    }.map { tokens[$0] }
  }

  /// True where all is as in running text, and at least one word shows it by a small letter.
  static func holds(in passage: Passage, keeping labels: [String] = []) -> Bool {
    faults(in: passage, keeping: labels).isEmpty
      && passage.tokens.contains { token in
        token.core.first?.isLowercase == true && !token.startsSentence
          && !passage.lexicon.has(
            token.folded, in: "articles", "coordinating-conjunctions", "prepositions-short")
      }
  }

  /// "Is the Car Parked?": every word inside that may have a capital has one.
  private static func looksLikeHeading(_ passage: Passage) -> Bool {
    let inside = passage.tokens.filter { token in
      !token.startsSentence && !token.isQuoted && !token.isName && !token.hasFixedForm
        && !passage.lexicon.has(
          token.folded, in: "articles", "coordinating-conjunctions", "prepositions-short")
    }
    return inside.count > 1 && inside.allSatisfy(\.isCapitalized)
  }

  private static func isVerbForm(_ word: String, _ lexicon: Lexicon) -> Bool {
    lexicon.has(word, in: "past-verbs", "state-words")
      || (["ed", "ing"].contains(where: word.hasSuffix)
        && Stems.bases(of: word).contains { $0 != word && lexicon.has($0, in: "verbs") })
  }

  private static func startsSmall(_ tokens: [Token], _ index: Int) -> Bool {
    guard let letter = tokens[index].core.first, letter.isASCII, letter.isLowercase else {
      return false
    }
    // After a colon a sentence goes on as it likes.
    return index == 0 || !tokens[index - 1].string.hasSuffix(":")
  }

  private static func isNeverName(_ tokens: [Token], _ index: Int, _ lexicon: Lexicon) -> Bool {
    let word = tokens[index].folded
    if ["may", "will"].contains(word) {
      let next = index + 1 < tokens.count ? tokens[index + 1] : nil
      return next.map { lexicon.has($0.folded, in: "verbs", "finite-verbs") || $0.folded == "not" }
        ?? false
    }
    if word == "i" || word.hasPrefix("i'") { return false }
    return word == "not" || word.hasSuffix("n't")
      || lexicon.has(word, in: "finite-verbs", "pronouns-listed", "never-names")
  }

  /// Where button titles stand in the text, capitals and all.
  private static func keptIndices(_ tokens: [Token], _ labels: [String]) -> Set<Int> {
    var kept: Set<Int> = []
    for label in labels {
      let words = label.split(whereSeparator: \.isWhitespace).map { Token($0).core }
      guard !words.isEmpty, words.count <= tokens.count else { continue }
      for start in 0...(tokens.count - words.count)
      where zip(tokens[start...], words).allSatisfy({ $0.core == $1 }) {
        kept.formUnion(start..<(start + words.count))
      }
    }
    return kept
  }
}
