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
    return title.isEnglish ? inEnglish(title) : inEuropean(title)
  }

  /// An infinitive or an imperative anywhere, unless the title is a known caption; anything else that declines,
  /// goes on or goes back says so without a verb: Später, Nicht jetzt, Weiter.
  private static func inEuropean(_ title: Passage) -> Bool {
    if title.lexicon.has(title.label, in: "button-nouns") { return false }
    // Weiter zur Karte.
    let openings = [title.label, title.tokens.first?.folded ?? title.label]
    if ButtonWords.declines(title)
      || openings.contains(where: { title.lexicon.has($0, in: "vague-buttons", "back-words") })
    {
      return true
    }
    if title.tokens.contains(where: { title.lexicon.has($0.folded, in: "irregular-verbs") }) {
      return true
    }
    guard let table = title.verbTable else { return !isCaption(title) }
    return title.tokens.contains { table.isCommand($0.folded) }
  }

  private static func isCaption(_ title: Passage) -> Bool {
    [title.label, title.tokens.last?.folded].contains { word in
      word.map { title.lexicon.has($0, in: "button-nouns") } ?? false
    }
  }

  private static func inChinese(_ title: Passage) -> Bool {
    let listed = ["verbs", "ending-verbs", "destructive-verbs"].flatMap(title.lexicon.phrases)
    if listed.contains(where: { title.label.contains(text: $0) }) { return true }
    return !title.lexicon.has(title.label, in: "button-nouns")
      && title.lexicon.verbs.chinese.frame(title.label)
  }

  private static func inEnglish(_ title: Passage) -> Bool {
    let words = title.tokens.map(\.folded).drop { title.lexicon.has($0, in: "button-adverbs") }
    guard let first = words.first else { return false }
    if title.lexicon.has(first, in: "verbs") || title.lexicon.verbs.english.isNothingElse(first) {
      return true
    }
    // Unsave, Reupload.
    if ["un", "re", "de"].contains(where: {
      first.hasPrefix($0) && title.lexicon.verbs.english.has(String(first.dropFirst(2)))
    }) {
      return true
    }
    // Home, Station: verbs by the book, and captions on a button.
    let head = words.last ?? first
    if title.lexicon.verbs.english.has(first), !title.lexicon.has(head, in: "button-nouns") {
      return true
    }
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
    if title.lexicon.verbs.japanese.end(label), !title.lexicon.has(label, in: "button-nouns") {
      return true
    }
    guard let last = label.last, "うくぐすつぬぶむる".contains(last) else { return false }
    return label.count > 1
  }

  /// Whether a title has no verb for certain: its main word is a noun in the plural, or a known one.
  static func isMissing(in title: Passage) -> Bool {
    if isFound(in: title) { return false }
    guard title.isEnglish || title.isUnspaced else { return isCaption(title) }
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
