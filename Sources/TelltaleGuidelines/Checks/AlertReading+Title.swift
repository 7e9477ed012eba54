import TelltaleModel

extension AlertReading {
  /// A title of a single word.
  func singleWordTitles(remedy: String? = nil) -> [Fault] {
    titles.filter { title in
      title.hasLetters && !title.hidesWords && WordCount.words(title) == 1 && !isCompound(title)
    }.map {
      Fault(
        $0,
        "\(Quoting.text($0.string)) is a single word, which hardly ever says enough", remedy: remedy
      )
    }
  }

  /// “Verbindungsfehler” is two words that German writes as one.
  private func isCompound(_ title: Passage) -> Bool {
    ["de", "nl"].contains(title.language.primary) && WordCount.characters(title) > 14
  }

  /// A full sentence that is capitalised like a heading.
  func sentenceTitlesWithCapitals() -> [Fault] {
    titles.compactMap { title in
      let words =
        title.isEnglish && title.reading.isSentence
        ? SentenceCase.faults(in: title, keeping: buttonLabels) : SmallCase.faults(in: title)
      guard !words.isEmpty else { return nil }
      let fault =
        title.isEnglish
        ? "the title is a sentence, yet has heading capitals"
        : "the title has capitals as in English"
      return Fault(title, "\(fault): \(Quoting.list(words.map(\.core)))")
    }
  }

  /// A full sentence without the mark that closes it.
  func sentenceTitlesWithoutMark() -> [Fault] {
    titles.compactMap { title in
      let mark = EndMark.of(title.string)
      if EndMark.isQuestion(mark), lacksOpening(title) {
        return Fault(title, "the question is closed with “?” and not opened with “¿”")
      }
      guard title.reading.isSentence else { return nil }
      // Of several sentences each has its own end, and the last one decides.
      if title.reading.textClass == .question, let last = title.sentences.last,
        title.sentences.count > 1, EndMark.isSentenceEnd(EndMark.of(last.string))
      {
        return nil
      }
      if title.reading.textClass == .question {
        return EndMark.isQuestion(mark)
          ? nil
          : Fault(title, "the title is a question and does not end in a question mark")
            .mended(by: closing(title))
      }
      return EndMark.isSentenceEnd(mark)
        ? nil
        : Fault(title, "the title is a sentence and has no closing punctuation")
          .mended(by: closing(title))
    }
  }

  /// Spanish opens its questions.
  private func lacksOpening(_ title: Passage) -> Bool {
    title.language.primary == "es" && !title.string.contains("¿")
  }

  /// A mark behind heading capitals would make neither a heading nor a sentence.
  private func closing(_ title: Passage) -> Fix? {
    let isHeading =
      title.isEnglish && !SentenceCase.faults(in: title, keeping: buttonLabels).isEmpty
    return isHeading ? nil : .closing(title)
  }

  /// A fragment that is closed like a sentence.
  func fragmentTitlesWithMark() -> [Fault] {
    titles.filter { $0.reading.textClass == .fragment }.compactMap { title in
      guard let mark = title.closingMark, title.sentences.count == 1 else { return nil }
      if title.reading.mayBeSentence, readsAsSentence(title) { return nil }
      return Fault(title, "the title is no full sentence, yet closes with “\(mark)”")
        // What was taken for a fragment may be a sentence, which would lose its end.
        .mended(by: .droppingMark(of: title, isSafe: false))
    }
  }

  /// A text that may be a sentence is one when it is written as one.
  func readsAsSentence(_ title: Passage) -> Bool {
    guard EndMark.isSentenceEnd(EndMark.of(title.string)) else { return false }
    return !title.isEnglish || SentenceCase.holds(in: title, keeping: buttonLabels)
  }

  /// Titles of the buttons, which may be named in a text as they are.
  var buttonLabels: [String] { buttons.flatMap(\.titles).map(\.string) }

  /// Whether title and message say the same, so that one of them adds nothing.
  var repeatsItself: Bool {
    guard let message, message.language.primary == title.language.primary,
      !message.sentences.contains(where: {
        $0.reading.textClass == .imperative && !$0.asksToConfirm
      }),
      let percent = context.limit("alert-title-message-overlap-percent"),
      !addsConsequence(message), !message.tokens.contains(where: \.isQuoted)
    else { return false }
    let above = ContentWords.asked(by: title, leavingOut: ["filler-words"])
    let below = ContentWords.asked(by: message, leavingOut: ["filler-words"] + impliedWords)
    // “Are you sure?”
    if below.isEmpty { return message.string.contains(where: \.isLetter) }
    if ContentWords.coverage(of: below, by: above) >= percent { return true }
    return ContentWords.coverage(of: above, by: below) >= percent
      && ContentWords.addsOneWordAtMost(below, to: above, in: message)
  }

  /// Lists of words that add nothing below this title: what is deleted is lost, what is deleted for good cannot be
  /// brought back, and who closes without saving loses changes.
  private var impliedWords: [String] {
    var lists: [String] = []
    if ContentWords.hasErasingVerb(title) { lists.append("lost-words") }
    if PhraseSearch.first(of: "consequence-words", in: title) != nil {
      lists.append("consequence-words")
    }
    if PhraseSearch.first(of: "unsaved-phrases", in: title) != nil { lists.append("edit-words") }
    return lists
  }

  /// “It will be permanently deleted” says more than the question does.
  private func addsConsequence(_ message: Passage) -> Bool {
    let implied = impliedWords
    return PhraseSearch.all(of: "consequence-words", in: message).contains { word in
      !implied.contains { message.lexicon.has(word, in: $0) }
    }
  }
}
