extension Passage {
  /// Whether a title says no more than that something is the matter, or is to be chosen.
  var isGeneric: Bool {
    let words = label.filter { !$0.isNumber && !$0.isPunctuation }
      .split(whereSeparator: \.isWhitespace)
    return lexicon.has(words.joined(separator: " "), in: "generic-titles")
  }
}
