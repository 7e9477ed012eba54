/// Buttons that say yes to destroying something, where only title or message tell what they say yes to.
enum UnmarkedConsent {
  /// The first such button, where none looks destructive and the author has said nothing of effects.
  static func faults(_ buttons: [ButtonPassage], askedBy texts: [Passage]) -> [Fault] {
    guard !buttons.contains(where: { $0.role == .destructive || $0.effect != nil }) else {
      return []
    }
    let verb = texts.lazy.compactMap(destruction).first
    // Who can only say OK is told, not asked.
    let loss = buttons.count > 1 ? texts.lazy.compactMap(loss).first : nil
    guard let words = verb ?? loss else { return [] }
    let saves = buttons.contains { has($0, "save") }
    // Beside Cancel alone it is what loses what the text says is lost, whatever it is called.
    let isOnlyChoice =
      loss != nil && !saves && buttons.count == 2 && buttons.contains { $0.role == .cancel }
    for button in buttons where button.role == .plain {
      guard let title = button.title,
        (isOnlyChoice && !title.lexicon.has(title.label, in: "retry-titles"))
          || saysYes(title, to: verb) || (!saves && has(button, "dont-save"))
      else { continue }
      return [
        Fault(
          title,
          "\(Quoting.text(title.string)) goes ahead with what is asked about (“\(words)”), and does "
            + "not look destructive",
          severity: .warning,
          remedy: "Title it by what it does and add `role: destructive`, with Cancel beside it, or "
            + "say `effect: none` if nothing is lost.")
      ]
    }
    return []
  }

  private static func has(_ button: ButtonPassage, _ list: String) -> Bool {
    button.title.map { ButtonWords.begins($0, with: list) } ?? false
  }

  /// The verb of destruction that a question of a text is about; `nil` where there is none.
  private static func destruction(in text: Passage) -> String? {
    for sentence in text.sentences where EndMark.isQuestion(EndMark.of(sentence.string)) {
      if let verb = verb(in: sentence) { return verb }
    }
    return nil
  }

  /// What a text says will be lost by going ahead; not what is lost by not doing so: “If you don’t save, …”
  private static func loss(in text: Passage) -> String? {
    text.sentences.lazy.filter { !isConditional($0) }
      .compactMap { PhraseSearch.first(of: "loss-phrases", in: $0) }.first
  }

  private static func isConditional(_ sentence: Passage) -> Bool {
    guard sentence.isUnspaced else {
      return sentence.tokens.contains { sentence.lexicon.has($0.folded, in: "conditions") }
    }
    return sentence.lexicon.phrases("conditions").contains(where: sentence.unquoted.contains)
  }

  /// Between quotation marks it is a name: Open “Delete Me”?
  private static func verb(in sentence: Passage) -> String? {
    guard !sentence.isUnspaced else {
      return sentence.lexicon.phrases("erasing-verbs").first { phrase in
        sentence.unquoted.contains(phrase) && !ButtonWords.denies(sentence, phrase)
      }
    }
    let words = sentence.tokens
    return words.indices.first { index in
      guard !words[index].isQuoted, !words[index].isName,
        sentence.lexicon.has(words[index].folded, in: "erasing-verbs")
      else { return false }
      return index == 0 || !sentence.isEnglish
        || sentence.lexicon.has(words[index - 1].folded, in: "asking-words")
    }.map { words[$0].folded }
  }

  /// OK, Yes, Continue, or the verb itself.
  private static func saysYes(_ title: Passage, to verb: String?) -> Bool {
    let label = title.label
    if title.lexicon.has(label, in: "no-titles") { return false }
    if title.lexicon.has(label, in: "ok-titles", "yes-no", "vague-buttons") { return true }
    if title.lexicon.hasExactly(Folding.exactLabel(title.string), in: "ok-variants") { return true }
    guard let verb else { return false }
    if title.isUnspaced { return title.unquoted.contains(verb) && !ButtonWords.denies(title, verb) }
    return [title.tokens.first, title.isEnglish ? nil : title.tokens.last]
      .contains { $0?.folded == verb }
  }
}
