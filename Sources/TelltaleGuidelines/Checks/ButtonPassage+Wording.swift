import TelltaleModel

extension ButtonPassage {
  /// Titles with capitals where there should be none, or, in English, the other way round.
  func faultyCapitals() -> [Fault] {
    titles.compactMap { title in
      let words = title.isEnglish ? TitleCase.faults(in: title) : SmallCase.faults(in: title)
      guard !words.isEmpty else { return nil }
      return Fault(
        title,
        "capitals of \(Quoting.text(title.string)) are wrong at "
          + "\(Quoting.list(words.map(\.core)))"
      ).mended(
        by: .rewriting(
          title, as: title.isEnglish ? TitleCase.mended(title) : nil, "Capitalise the title"))
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
  func yesOrNo() -> [Fault] {
    guard let title, isYesOrNo else { return [] }
    return [Fault(title, "\(Quoting.text(title.string)) says nothing without the question")]
  }

  /// Whether the title is Yes or No, or begins with it and a comma.
  var isYesOrNo: Bool {
    guard let title else { return false }
    let start = title.folded.prefix { !",、".contains($0) }
    return title.lexicon.has(title.label, in: "yes-no")
      || (start.count < title.folded.count
        && title.lexicon.has(Folding.label(String(start)), in: "yes-no"))
  }

  /// OK in other words.
  func variantOfOK() -> [Fault] {
    guard let title,
      title.lexicon.hasExactly(Folding.exactLabel(title.string), in: "ok-variants")
    else { return [] }
    let isSpelling = title.label.filter(\.isLetter) == "ok"
    return [
      Fault(title, "\(Quoting.text(title.string)) is another word for OK").mended(
        by: .rewriting(
          title, as: title.isEnglish ? "OK" : nil, "Title it “OK”", isSafe: isSpelling))
    ]
  }

  /// Whether the title is one that Cancel has in its language.
  var saysCancel: Bool { title.map { $0.lexicon.has($0.label, in: "cancel-titles") } ?? false }

  /// A way out that is not marked as one; `fixes` says what may be done about it.
  func lookalikeOfCancel(mending fixes: CancelFixes = .none) -> [Fault] {
    guard let title else { return [] }
    let fix = fixes == .none ? nil : Fix.makingCancel(self)
    if saysCancel {
      let isSafe = fixes == .safe && role == .plain && !isDestructive && action == nil
      return [
        Fault(
          title, "\(Quoting.text(title.string)) without `role: cancel`", severity: .error
        ).mended(by: fixes == .none ? nil : .givingCancelRole(self, isSafe: isSafe))
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

/// What the linter may do about a button that only looks like Cancel.
enum CancelFixes {
  /// Nothing: another button is Cancel, or the element names it itself.
  case none
  /// Only when told to: as the sole button it is an acknowledgement, whatever it says, and of two
  /// that say Cancel only one can be it.
  case unsafe
  /// The role, where the title says Cancel already.
  case safe
}
