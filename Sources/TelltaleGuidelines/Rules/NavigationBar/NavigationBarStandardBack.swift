extension Rule {
  static let navigationBarStandardBack = Rule.shared(
    "NAVIGATION-BAR-STANDARD-BACK", .construct, element: "navigation-bar",
    applies: .carElements, severity: .error,
    sources: [.carElements("Navigation bars")],
    why: "Everybody knows where the way back is and what it looks like.",
    check:
      "Back is made by the runtime: no key replaces it, and no control of a bar or of "
      + "the content is titled Back.",
    remedy: "Leave it out: a screen that was pushed has its way back.",
    kept: "Back is made by the runtime, and the loader refuses keys that replace it.",
    examples: [
      .fires(
        at: "navigation-bar.trailing[0].title",
        """
        navigation-bar:
          title: Jazz
          trailing: [{title: Back, action: {emit: back}}]
        """),
      .fires(
        at: "button.title",
        """
        lang: zh
        button: {title: 返回, action: {emit: back}}
        """
      ).hidden,
      .passes(
        """
        navigation-bar: {title: Jazz}
        """),
      .passes(
        """
        button: {title: Back Up Settings, action: {emit: backup}}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        button: {title: 10秒戻る, action: {emit: rewind}}
        """, beside: ["BUTTON-TITLE-VERB"]
      ).hidden,
    ]
  ) { (scene: ButtonReading) in
    scene.button.titles.filter { $0.lexicon.has($0.label, in: "back-titles", "back-words") }.map {
      Fault($0, "\(Quoting.text($0.string)) is the name of the way back, which is there already")
    }
  }
}
