/// Whether a title of a button says what it does.
enum ButtonVerb {
  /// True as well for titles that other rules speak of, for languages without a word list, and for
  /// names in Latin letters among Japanese or Chinese.
  static func isFound(in title: Passage) -> Bool {
    if title.lexicon.isEmpty || !title.hasLetters { return true }
    let known = ["ok-titles", "cancel-titles", "cancel-lookalikes", "yes-no", "retry-titles"]
    if known.contains(where: { title.lexicon.has(title.label, in: $0) }) { return true }
    if title.lexicon.hasExactly(Folding.exactLabel(title.string), in: "ok-variants") { return true }
    if title.isUnspaced, title.isInLatinLetters || ButtonWords.declines(title) { return true }
    if title.isJapanese { return inJapanese(title) }
    if title.isChinese { return inChinese(title) }
    return title.isEnglish ? inEnglish(title) : isNoCaption(title)
  }

  /// An infinitive or an imperative, or anything else that is no caption for certain.
  private static func isNoCaption(_ title: Passage) -> Bool {
    let words = title.tokens.map(\.folded)
    return ![title.label, words.last].contains { word in
      word.map { title.lexicon.has($0, in: "button-nouns") } ?? false
    }
  }

  private static func inChinese(_ title: Passage) -> Bool {
    if title.lexicon.phrases("verbs").contains(where: title.label.contains) { return true }
    return !title.lexicon.has(title.label, in: "button-nouns") && ChineseVerbs.frame(title.label)
  }

  private static func inEnglish(_ title: Passage) -> Bool {
    let words = title.tokens.map(\.folded).drop { title.lexicon.has($0, in: "button-adverbs") }
    guard let first = words.first else { return false }
    if title.lexicon.has(first, in: "verbs") || EnglishVerbs.isNothingElse(first) { return true }
    // Home, Station: verbs by the book, and captions on a button.
    let head = words.last ?? first
    if EnglishVerbs.has(first), !title.lexicon.has(head, in: "button-nouns") { return true }
    if words.count > 1, title.lexicon.has("\(first) \(words.dropFirst().first ?? "")", in: "verbs")
    {
      return true
    }
    // Re-enter, Sign-In: a verb with something before or after it.
    let parts = first.split(separator: "-").map(String.init)
    return parts.count > 1 && parts.contains { title.lexicon.has($0, in: "verbs") }
  }

  /// A verbal noun at the end or before しない and the like, or a plain verb.
  private static func inJapanese(_ title: Passage) -> Bool {
    let label = title.label
    if title.lexicon.phrases("verbs").contains(where: { label.hasSuffix($0) }) { return true }
    if label.hasSuffix("ない") { return true }
    if JapaneseVerbs.end(label), !title.lexicon.has(label, in: "button-nouns") { return true }
    guard let last = label.last, "うくぐすつぬぶむる".contains(last) else { return false }
    return label.count > 1
  }

  /// Whether a title has no verb for certain: its main word is a noun in the plural, or a known one.
  static func isMissing(in title: Passage) -> Bool {
    if isFound(in: title) { return false }
    guard title.isEnglish || title.isUnspaced else { return true }
    guard title.isEnglish else { return title.lexicon.has(title.label, in: "button-nouns") }
    guard let head = title.tokens.last, let first = title.tokens.first else { return false }
    return title.lexicon.has(head.folded, in: "button-nouns")
      || (title.tokens.count == 1 && isPlural(first.folded))
  }

  /// No base form of a verb ends like this: favorites, albums; but focus, access, bypass.
  private static func isPlural(_ word: String) -> Bool {
    word.count > 3 && word.hasSuffix("s")
      && !["ss", "us", "is", "as"].contains { word.hasSuffix($0) }
  }
}
