extension Rule {
  static let actionSheetWatchParts = Rule.construct(
    "ACTION-SHEET-WATCH-PARTS", element: "action-sheet", applies: .watch,
    sources: [.actionSheets("Platform considerations > watchOS")],
    why:
      "On so small a screen only the title says what is chosen, and only Cancel leads back.",
    check: "The sheet has a title, Cancel, one further button at least, and at most one message.",
    remedy: "Give it a title and something to choose.",
    examples: [
      .fires(
        at: "action-sheet",
        """
        action-sheet:
          trigger: end-button
          buttons: [{title: End}, {role: cancel}]
        """),
      .passes(
        """
        action-sheet:
          title: End Workout?
          trigger: end-button
          buttons: [{title: End}, {role: cancel}]
        """),
      .passes(
        """
        action-sheet:
          title: End Workout?
          message: What was recorded is deleted.
          trigger: end-button
          buttons: [{title: Discard, role: destructive, effect: destroys-data}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        action-sheet:
          title: 終了しますか？
          trigger: end-button
          buttons: [{title: 終了}]
        """
      ).hidden,
    ])
}
