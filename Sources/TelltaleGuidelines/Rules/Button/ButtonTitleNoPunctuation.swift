extension Rule {
  static let buttonTitleNoPunctuation = Rule.lint(
    "BUTTON-TITLE-NO-PUNCTUATION", element: "button", applies: .everywhere, severity: .warning,
    sources: .general("Alert buttons"),
    why: "A title is a label, and labels have no closing marks.",
    check:
      "No title of a button outside of alerts, which have a rule of their own, ends in "
      + "a full stop, question or exclamation mark, ellipsis, colon, comma or semicolon.",
    remedy: "Drop the mark.",
    examples: [
      .fires(
        at: "button.title",
        """
        button: {title: Add Favorite., action: {emit: x}}
        """),
      .fires(
        at: "button.title",
        """
        lang: ja
        button: {title: 検索…, action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        button: {title: Add Favorite, action: {emit: x}}
        """),
      .passes(
        """
        button: {title: Pay (Card), action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        lang: zh
        button: {title: 播放, action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        keypad: {keys: [{title: '1', action: {emit: k1}}, {title: '.', action: {emit: k2}}]}
        """
      ).hidden,
      .passes(
        """
        button: {title: Play “Help!”, action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        lang: zh
        button: {title: 播放《你好！》, action: {emit: x}}
        """
      ).hidden,
    ]
  ) { (group: ButtonGroup) in
    group.buttons.flatMap { $0.closingMarks() }
  }
}
