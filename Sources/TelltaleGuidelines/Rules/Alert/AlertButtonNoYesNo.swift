extension Rule {
  static let alertButtonNoYesNo = Rule.alert(
    "ALERT-BUTTON-NO-YES-NO", applies: .everywhere, severity: .warning,
    sources: .allPages("Alert buttons"),
    why: "Yes and No mean nothing without the question, which is then misread.",
    check: "No title is Yes or No, or begins with it and a comma.",
    remedy: "Name the outcome, and use Cancel for the way out.",
    examples: [
      .fires(
        at: "alert.buttons[0].title",
        """
        alert:
          title: Delete This Route?
          buttons: [{title: 'Yes', role: destructive}, {title: 'No'}, {role: cancel}]
        """),
      .fires(
        at: "alert.buttons[0].title",
        """
        lang: ja
        alert:
          title: 経路を更新しますか?
          buttons: [{title: はい}, {title: いいえ}]
        """),
      .fires(
        at: "alert.buttons[0].title",
        """
        lang: zh
        alert:
          title: 要更新此路线吗?
          buttons: [{title: 是，更新}, {title: 否}]
        """),
      .passes(
        """
        alert:
          title: Delete This Route?
          buttons: [{title: Delete, role: destructive}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Route Lost
          buttons: [{title: No Tolls}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 要更新此路线吗？
          buttons: [{title: 不再显示}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Station “Yes FM” Found
          buttons: [{title: Play Yes FM}, {role: cancel}]
        """, beside: ["ALERT-BUTTON-TITLE-ONE-TWO-WORDS"]
      ).hidden,
    ]
  ) { scene in
    // Yes and No are one pair, and one cause.
    let answers = scene.buttons.filter(\.isYesOrNo).compactMap(\.title)
    let yes = answers.first { !$0.lexicon.has($0.label, in: "no-titles") }
    guard let first = yes ?? answers.first else { return [] }
    let titles = answers.map { Quoting.text($0.string) }.joined(separator: " and ")
    return [
      Fault(first, "\(titles) say\(answers.count == 1 ? "s" : "") nothing without the question")
        .mended(by: scene.verbForYes(first))
    ]
  }
}
