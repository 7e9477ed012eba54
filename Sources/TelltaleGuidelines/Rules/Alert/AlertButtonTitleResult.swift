import TelltaleModel

extension Rule {
  static let alertButtonTitleResult = Rule.alert(
    "ALERT-BUTTON-TITLE-RESULT", applies: .everywhere, severity: .note,
    cases: [
      "error for two buttons of the same title",
      "warning for OK beside Cancel, and for Confirm and the like as the answer to a question",
    ],
    sources: .allPages("Alert buttons"),
    why: "A title that says what will happen can be chosen without reading the rest.",
    check:
      "No title fits every question (Continue, Submit; beside Cancel OK as well, where nothing is "
      + "typed), and "
      + "no two buttons have the same title.",
    remedy: "Name the outcome: “Delete”.",
    examples: [
      .fires(
        at: "alert.buttons[0].title",
        """
        alert:
          title: Delete This Route?
          buttons: [{title: Continue, role: destructive}, {role: cancel}]
        """),
      .fires(
        at: "alert.buttons[1].title",
        """
        alert:
          title: Delete This Route?
          buttons: [{title: Delete}, {title: delete}]
        """),
      .passes(
        """
        alert:
          title: Delete This Route?
          buttons: [{title: Delete, role: destructive}, {role: cancel}]
        """),
      .fires(
        at: "alert.buttons[0].title",
        """
        alert:
          title: Share Trip
          message: Do you want to share this trip with Anna?
          buttons: [{title: OK}, {role: cancel}]
        """
      ).hidden,
      .fires(
        at: "alert.buttons[0].title",
        """
        lang: de
        alert:
          title: Fahrt mit Anna teilen?
          buttons: [{title: OK}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Trip Shared
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Route Paused
          buttons: [{title: Continue Route}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 経路を削除しますか？
          buttons: [{title: 削除, role: destructive}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 导航已暂停
          buttons: [{title: 继续导航}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Plate Not Read
          buttons: [{title: Submit Plate}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { scene in
    let vague = scene.choices.compactMap(\.title).filter { title in
      title.lexicon.has(title.label, in: "vague-buttons")
        || (scene.offersCancel && title.saysOK && scene.alert.fields.isEmpty)
    }.map { title in
      Fault(
        title, "\(Quoting.text(title.string)) does not say what will happen",
        severity: title.saysOK || scene.asksForAnswer ? .warning : nil)
    }
    return vague + repeatedTitles(of: scene.buttons)
  }
}

extension AlertReading {
  /// Whether there is something to be called off, so that OK is a deed and no mere acceptance.
  fileprivate var offersCancel: Bool { hasCancel || buttons.contains(where: \.saysCancel) }

  /// Whether something is asked, or a deed is named, and Cancel is the other answer.
  fileprivate var asksForAnswer: Bool {
    guard offersCancel else { return false }
    return title.namesDeed
      || texts.contains { text in
        text.sentences.contains { EndMark.isQuestion(EndMark.of($0.string)) }
      }
  }
}

extension Passage {
  /// Whether a title is a command or names an act: Delete Trip, Fahrt löschen, 旅程を削除.
  fileprivate var namesDeed: Bool {
    if isEnglish { return reading.textClass == .imperative }
    guard PhraseSearch.first(of: "negations", in: self) == nil,
      PhraseSearch.first(of: "failure-words", in: self) == nil
    else { return false }
    if isJapanese { return lexicon.verbs.japanese.end(label) }
    if isChinese { return label.count < 12 && lexicon.verbs.chinese.begins(label) }
    guard let table = verbTable, !reading.isSentence else { return false }
    return [tokens.first, tokens.last].contains { $0.map { table.hasBase($0.folded) } ?? false }
  }

  /// OK, whatever way it is written.
  fileprivate var saysOK: Bool {
    lexicon.has(label, in: "ok-titles")
      || lexicon.hasExactly(Folding.exactLabel(string), in: "ok-variants")
  }
}

private func repeatedTitles(of buttons: [ButtonPassage]) -> [Fault] {
  let titles = buttons.compactMap(\.title)
  return titles.indices.compactMap { index in
    guard titles[..<index].contains(where: { $0.label == titles[index].label }) else {
      return nil
    }
    return Fault(
      titles[index],
      "two buttons are titled \(Quoting.text(titles[index].string))", severity: .error,
      remedy: "Give each button a title of its own.")
  }
}
