import TelltaleModel

extension ButtonPassage {
  /// Titles in English with capitals where there should be none, or the other way round.
  func faultyCapitals() -> [Fault] {
    titles.filter(\.isEnglish).compactMap { title in
      let words = TitleCase.faults(in: title)
      guard !words.isEmpty else { return nil }
      return Fault(
        title,
        "capitals of \(Quoting.text(title.string)) are wrong at "
          + "\(Quoting.list(words.map(\.core)))"
      ).mended(by: .rewriting(title, as: TitleCase.mended(title), "Capitalise the title"))
    }
  }

  /// Titles that are closed like a sentence.
  func closingMarks() -> [Fault] {
    titles.compactMap { title in
      guard let mark = title.closingMark, title.hasLetters else { return nil }
      return Fault(title, "the title \(Quoting.text(title.string)) ends in “\(mark)”")
        .mended(by: .droppingMark(of: title, isSafe: true))
    }
  }

  /// Yes or No, by itself or before a comma.
  func yesOrNo(mending fix: (Passage) -> Fix? = { _ in nil }) -> [Fault] {
    guard let title else { return [] }
    let start = title.folded.prefix { !",、".contains($0) }
    let isAnswer =
      title.lexicon.has(title.label, in: "yes-no")
      || (start.count < title.folded.count
        && title.lexicon.has(Folding.label(String(start)), in: "yes-no"))
    return isAnswer
      ? [
        Fault(title, "\(Quoting.text(title.string)) says nothing without the question")
          .mended(by: fix(title))
      ] : []
  }

  /// OK in other words.
  func variantOfOK() -> [Fault] {
    guard let title,
      title.lexicon.hasExactly(Folding.exactLabel(title.string), in: "ok-variants")
    else { return [] }
    let isSpelling = title.label.filter(\.isLetter) == "ok"
    return [
      Fault(title, "\(Quoting.text(title.string)) is OK by another name").mended(
        by: .rewriting(
          title, as: title.isEnglish ? "OK" : nil, "Title it “OK”", isSafe: isSpelling))
    ]
  }

  /// A way out that is not marked as one.
  func lookalikeOfCancel(besideCancel hasCancel: Bool = true) -> [Fault] {
    guard let title else { return [] }
    let fix = hasCancel ? nil : Fix.makingCancel(self)
    if title.lexicon.has(title.label, in: "cancel-titles") {
      return [
        Fault(
          title, "\(Quoting.text(title.string)) without `role: cancel`", severity: .error
        ).mended(by: fix)
      ]
    }
    guard effect == ButtonEffect.none else { return [] }
    if title.lexicon.has(title.label, in: "cancel-lookalikes") {
      return [
        Fault(title, "\(Quoting.text(title.string)) does what Cancel does").mended(by: fix)
      ]
    }
    guard title.lexicon.has(title.label, in: "return-to-editing") else { return [] }
    return [
      Fault(title, "\(Quoting.text(title.string)) does what Cancel does", severity: .note)
    ]
  }

  /// A button that destroys something, by declared effect or by its wording, and does not look it.
  func missingDestructiveRole() -> [Fault] {
    guard role == .plain else { return [] }
    if let effect {
      guard effect.isDestructive else { return [] }
      return [
        Fault(at: path, "effect \(effect.rawValue) without `role: destructive`")
          .mended(by: .makingDestructive(self))
      ]
    }
    guard let title, ButtonWords.begins(title, with: "destructive-verbs") else { return [] }
    return [
      Fault(
        title,
        "\(Quoting.text(title.string)) seems to destroy something, yet has no `role: "
          + "destructive`",
        severity: .warning,
        remedy: "Add `role: destructive`, or `effect: none` if nothing is lost.")
    ]
  }
}
