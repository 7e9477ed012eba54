import TelltaleModel

extension Rule {
  static let switchTitleNamesThing = Rule.lint(
    "SWITCH-TITLE-NAMES-THING", element: "switch", applies: .general, severity: .note,
    sources: [.own("Switches")],
    why:
      "The switch says whether it is on: a title that says so too is wrong half of the time, and “Turn On” beside "
      + "a switch that is on leaves people to guess.",
    check:
      "The title neither begins nor ends with a word for switching, such as “Turn on”, and does not say a state, such "
      + "as “is on”.",
    remedy: "Name what is on or off, and nothing else: “Wi-Fi”.",
    examples: [
      .fires(
        at: "switch.title",
        """
        switch: {id: sound, title: Turn on Key Sounds}
        """),
      .fires(
        at: "switch.title",
        """
        switch: {id: sound, title: Key sounds are on}
        """
      ).hidden,
      .fires(
        at: "switch.title",
        """
        lang: zh
        switch: {id: sound, title: 打开按键音}
        """
      ).hidden,
      .passes(
        """
        switch: {id: sound, title: Key Sounds, subtitle: Turn this on where it is loud}
        """),
      .passes(
        """
        switch: {id: turns, title: Turn Signals}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        switch: {id: sound, title: キー操作音}
        """
      ).hidden,
      .passes(
        """
        switch: {id: hands, title: Hands On}
        """
      ).hidden,
    ]
  ) { (scene: PlainReading) in
    guard case .toggle(let toggle) = scene.context.element else { return [] }
    return scene.context.passages(toggle.title, at: "title").compactMap { title in
      title.wordOfSwitching.map {
        Fault(title, "the title says what the switch does: \(Quoting.text($0))")
      }
    }
  }
}

extension Passage {
  /// The word for switching that the text begins or ends with; `nil` where it has none.
  fileprivate var wordOfSwitching: String? {
    let text = label
    let bound = isUnspaced ? "" : " "
    return lexicon.phrases("switch-openers").first { text == $0 || text.hasPrefix($0 + bound) }
      ?? lexicon.phrases("switch-endings").first { text == $0 || text.hasSuffix(bound + $0) }
  }
}
