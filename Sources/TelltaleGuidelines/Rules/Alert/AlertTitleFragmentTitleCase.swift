extension Rule {
  static let alertTitleFragmentTitleCase = Rule.alert(
    "ALERT-TITLE-FRAGMENT-TITLE-CASE", applies: .general, severity: .warning,
    sources: .general("Alert titles and messages"),
    why: "A title that is no full sentence is a heading, and has the capitals of one.",
    check:
      "In an English fragment every word has a capital but articles, conjunctions and "
      + "prepositions of up to four letters; commands and short questions may be written and "
      + "closed as sentences instead.",
    remedy: "Capitalise as on a button: “Map Server Unreachable”.",
    examples: [
      .fires(
        at: "alert.title",
        """
        alert:
          title: Map server unreachable
          buttons: [{title: OK}]
        """),
      .fires(
        at: "alert.title",
        """
        alert:
          title: Delete This route?
          buttons: [{title: Delete, role: destructive}, {role: cancel}]
        """
      ).hidden,
      .fires(
        at: "alert.title",
        """
        alert:
          title: Delete tag
          buttons: [{title: Delete, role: destructive}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Map Server Unreachable
          buttons: [{title: OK}]
        """),
      .passes(
        """
        lang: zh
        alert:
          title: 地图服务器连接失败
          buttons: [{title: 好}]
        """),
      .passes(
        """
        alert:
          title: Delete this route?
          buttons: [{title: Delete, role: destructive}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Charging Stopped at 80% for iPhone of Ludwig van Beethoven
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Next Exit in 2 km
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Phone disconnected.
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: iPhoneとの接続なし
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Message from eBay
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: “love me do” Not Found
          buttons: [{title: OK}]
        """
      ).hidden,
    ]
  ) { scene in
    scene.titles.filter { $0.isEnglish && !$0.reading.isSentence && !$0.lexicon.isEmpty }
      .compactMap { title in
        let words = TitleCase.faults(in: title)
        guard !words.isEmpty else { return nil }
        // “Delete this route?” is closed like the sentence that it is written as; “Delete tag” is neither.
        if title.reading.isEither, EndMark.isSentenceEnd(EndMark.of(title.string)),
          SentenceCase.faults(in: title, keeping: scene.buttonLabels).isEmpty
        {
          return nil
        }
        if title.reading.mayBeSentence, scene.readsAsSentence(title) { return nil }
        return Fault(
          title,
          "the title is no full sentence, so \(Quoting.list(words.map(\.core))) should be "
            + "capitalised as in a heading"
        ).mended(by: .rewriting(title, as: TitleCase.mended(title), "Capitalise the title"))
      }
  }
}
