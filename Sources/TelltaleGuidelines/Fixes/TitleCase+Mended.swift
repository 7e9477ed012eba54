extension TitleCase {
  /// The text with heading capitals; `nil` where they cannot be put right word by word.
  static func mended(_ passage: Passage) -> String? {
    var text = passage.string
    for token in faults(in: passage) {
      let places = WordPlaces.of(token.core, in: text)
      // The same word may be right elsewhere: only where it stands once is it known which is meant.
      guard let place = places.first, places.count == 1 else { return nil }
      text = text.replacingCharacters(in: place, with: mended(token, passage.lexicon))
    }
    return faults(in: passage.with(text)).isEmpty ? text : nil
  }

  private static func mended(_ token: Token, _ lexicon: Lexicon) -> String {
    guard token.core.contains("-") else {
      return token.isCapitalized ? token.core.loweredFirst : token.core.capitalizedFirst
    }
    let parts = token.core.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    return parts.enumerated().map { index, part in
      let isSmall = lexicon.has(
        part.lowercased(), in: "articles", "coordinating-conjunctions", "prepositions-short",
        "particles", "name-particles")
      return index > 0 && isSmall ? part : part.capitalizedFirst
    }.joined(separator: "-")
  }
}
