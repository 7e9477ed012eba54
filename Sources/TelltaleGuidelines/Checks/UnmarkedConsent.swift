import TelltaleModel

/// Buttons that say yes to destroying something, where only title or message tell what they say yes to.
enum UnmarkedConsent {
  /// The first such button, where none looks destructive and the author has said nothing of effects.
  ///
  /// - Parameters:
  ///   - buttons: all of the alert.
  ///   - texts: its title and message.
  ///   - told: buttons of which it is known.
  /// - Returns: One fault at most.
  static func faults(
    _ buttons: [ButtonPassage], askedBy texts: [Passage], except told: Set<NodePath> = []
  ) -> [Fault] {
    guard !buttons.contains(where: { $0.role == .destructive || $0.effect != nil }) else {
      return []
    }
    let asked = Asked(
      verb: texts.lazy.compactMap(destruction).first ?? orderedDestruction(texts, buttons),
      // Who can only say OK is told, not asked.
      loss: buttons.count > 1
        ? texts.lazy.compactMap { loss(in: $0) ?? statement(in: $0) }.first : nil,
      unsaved: texts.lazy.compactMap { PhraseSearch.first(of: "unsaved-phrases", in: $0) }.first,
      saves: buttons.contains { has($0, "save") && !has($0, "dont-save") })
    guard let words = asked.words else { return [] }
    // Beside Cancel alone it is what loses what the text says is lost, whatever it is called.
    let isOnlyChoice =
      asked.loss != nil && !asked.saves && buttons.count == 2
      && buttons.contains { $0.role == .cancel }
    for button in buttons where button.role == .plain && !told.contains(button.path) {
      guard let title = button.title,
        (isOnlyChoice && !title.lexicon.has(title.label, in: "retry-titles"))
          || consents(button, title, to: asked)
      else { continue }
      return [
        Fault(
          title,
          "\(Quoting.text(title.string)) agrees to what the question asks about (“\(words)”), and does not look "
            + "destructive",
          severity: .warning,
          remedy: "Title it by what it does and add `role: destructive`, with Cancel beside it, or "
            + "say `effect: none` if nothing is lost.")
      ]
    }
    return []
  }

  /// What title and message say of destroying something, and whether a button saves it.
  private struct Asked {
    let verb: String?
    let loss: String?
    let unsaved: String?
    let saves: Bool

    var words: String? { verb ?? loss ?? unsaved }
  }

  private static func consents(
    _ button: ButtonPassage, _ title: Passage, to asked: Asked
  ) -> Bool {
    if saysYes(title, to: asked.verb) { return true }
    // Don’t Save beside Save is the system’s own question.
    guard !asked.saves else { return false }
    return has(button, "dont-save") || (asked.unsaved != nil && has(button, "ending-verbs"))
  }

  private static func has(_ button: ButtonPassage, _ list: String) -> Bool {
    button.title.map { ButtonWords.begins($0, with: list) } ?? false
  }

  /// The verb of destruction that a question of a text is about, or what it says before it asks “Are you sure?”.
  private static func destruction(in text: Passage) -> String? {
    let sentences = text.sentences
    let questions = sentences.filter {
      EndMark.isQuestion(EndMark.of($0.string)) || $0.asksToConfirm
    }
    if let verb = questions.lazy.compactMap(verb).first { return verb }
    guard !questions.isEmpty else { return nil }
    return sentences.lazy.filter { !isConditional($0) && !denies($0) }
      .compactMap(statedVerb).first
  }

  private static func denies(_ sentence: Passage) -> Bool {
    PhraseSearch.first(of: "negations", in: sentence) != nil
  }

  /// The verb of destruction that a title orders beside Cancel: “Delete Trip”, “Fahrt löschen”, 削除.
  private static func orderedDestruction(_ texts: [Passage], _ buttons: [ButtonPassage]) -> String?
  {
    guard let title = texts.first, !denies(title),
      buttons.contains(where: { $0.role == .cancel || $0.saysCancel }),
      PhraseSearch.first(of: "failure-words", in: title) == nil,
      !title.isEnglish || title.reading.textClass == .imperative,
      title.isUnspaced || ButtonWords.begins(title, with: "erasing-verbs")
    else { return nil }
    if title.isUnspaced { return verb(in: title) }
    return title.tokens.first { !$0.isQuoted && isOrder($0, in: title) }?.folded
  }

  /// Verbs as they are ordered: “Karte entfernen”, and not “Karte entfernt”. What is clear or empty may be so already.
  private static func isOrder(_ token: Token, in text: Passage) -> Bool {
    guard text.lexicon.has(token.folded, in: "erasing-verbs") else { return false }
    if text.isEnglish { return !["clear", "empty"].contains(token.folded) }
    return text.verbTable?.isCommand(token.folded) ?? true
  }

  /// “This will overwrite your drawing”: the verb behind “will”, or an infinitive in other languages.
  private static func statedVerb(in sentence: Passage) -> String? {
    if sentence.isUnspaced { return verb(in: sentence) }
    let words = sentence.tokens
    return words.indices.dropFirst().first { index in
      guard sentence.lexicon.has(words[index].folded, in: "erasing-verbs") else { return false }
      if sentence.isEnglish {
        return words[index - 1].folded == "will" && !isWithoutObject(words, index, sentence.lexicon)
      }
      return sentence.verbTable?.hasBase(words[index].folded) ?? false
    }.map { words[$0].folded }
  }

  /// “The sky will clear up”, and not “This will clear your history”.
  private static func isWithoutObject(_ words: [Token], _ index: Int, _ lexicon: Lexicon) -> Bool {
    guard ["clear", "empty"].contains(words[index].folded) else { return false }
    guard !words[index].endsSentence, index + 1 < words.count else { return true }
    return lexicon.has(words[index + 1].folded, in: "particles", "prepositions-short")
  }

  /// The verb of destruction that a text says will come of going ahead, where it asks nothing about it.
  private static func statement(in text: Passage) -> String? {
    guard text.isEnglish || text.isGerman else { return nil }
    return text.sentences.lazy.filter { !isConditional($0) && !denies($0) && foretells($0) }
      .compactMap(statedVerb).first
  }

  /// “Das wird alles löschen”, but not “Du kannst alles löschen”; in English the verb itself stands behind “will”.
  private static func foretells(_ sentence: Passage) -> Bool {
    !sentence.isGerman || sentence.tokens.contains { ["wird", "werden"].contains($0.folded) }
  }

  /// What a text says will be lost by going ahead; not what is lost by not doing so: “If you don’t save, …”
  private static func loss(in text: Passage) -> String? {
    text.sentences.lazy.filter { !isConditional($0) }.compactMap { sentence in
      PhraseSearch.all(of: "loss-phrases", in: sentence).first {
        // 不会删除: between words, a list’s phrase has its denial in it.
        !sentence.isUnspaced || !ButtonWords.denies(sentence, $0)
      }
    }.first
  }

  private static func isConditional(_ sentence: Passage) -> Bool {
    guard sentence.isUnspaced else {
      return sentence.tokens.contains { sentence.lexicon.has($0.folded, in: "conditions") }
    }
    return sentence.lexicon.phrases("conditions").contains { sentence.unquoted.contains(text: $0) }
  }

  /// Between quotation marks it is a name: Open “Delete Me”?
  private static func verb(in sentence: Passage) -> String? {
    guard !sentence.isUnspaced else {
      return sentence.lexicon.phrases("erasing-verbs").first { phrase in
        sentence.unquoted.contains(text: phrase) && !ButtonWords.denies(sentence, phrase)
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
    // “Yes, I’m sure” and “No, thanks” answer by their first word.
    let label = Folding.label(String(title.folded.prefix { !",、".contains($0) }))
    if title.lexicon.has(label, in: "no-titles") { return false }
    if title.lexicon.has(label, in: "ok-titles", "yes-no", "vague-buttons") { return true }
    if title.lexicon.hasExactly(Folding.exactLabel(title.string), in: "ok-variants") { return true }
    guard let verb else { return false }
    if title.isUnspaced {
      return title.unquoted.contains(text: verb) && !ButtonWords.denies(title, verb)
    }
    return [title.tokens.first, title.isEnglish ? nil : title.tokens.last]
      .contains { $0?.folded == verb }
  }
}
