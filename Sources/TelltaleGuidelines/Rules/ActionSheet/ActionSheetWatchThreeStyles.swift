extension Rule {
  static let actionSheetWatchThreeStyles = Rule.construct(
    "ACTION-SHEET-WATCH-THREE-STYLES", element: "action-sheet", applies: .watch,
    sources: [.actionSheets("Platform considerations > watchOS")],
    why: "Three styles are few enough to be told apart at a glance.",
    check: "`role` is default, destructive or cancel; absent it means default.",
    remedy: "Use one of the three words, or leave the role out.",
    examples: [
      .fires(
        at: "action-sheet.buttons[0].role",
        """
        action-sheet:
          title: End Workout?
          trigger: end-button
          buttons: [{title: End, role: primary}, {role: cancel}]
        """),
      .fires(
        at: "action-sheet.buttons[0].role",
        """
        action-sheet:
          title: End Workout?
          trigger: end-button
          buttons: [{title: End, role: [destructive, cancel]}, {role: cancel}]
        """),
      .passes(
        """
        action-sheet:
          title: End Workout?
          trigger: end-button
          buttons: [{title: End, role: default}, {role: cancel}]
        """),
      .passes(
        """
        action-sheet:
          title: End Workout?
          trigger: end-button
          buttons: [{title: End}, {title: Discard, role: destructive, effect: destroys-data}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        action-sheet:
          title: ワークアウトを終了しますか？
          trigger: end-button
          buttons: [{title: 終了, role: default}, {title: 破棄, role: destructive}, {role: cancel}]
        """
      ).hidden,
    ])
}
