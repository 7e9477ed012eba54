extension Rule {
  static let actionSheetWatchMaxFour = Rule.lint(
    "ACTION-SHEET-WATCH-MAX-FOUR", element: "action-sheet", applies: .watch, severity: .error,
    sources: [.actionSheets("Platform considerations > watchOS")],
    why: "Four buttons can be seen together on a watch.",
    check:
      "There are at most as many buttons, Cancel counted, as the limit `sheet-buttons` "
      + "says.",
    remedy: "Leave out the choices that are chosen least.",
    examples: [
      .fires(
        at: "action-sheet.buttons",
        """
        action-sheet:
          title: End Workout?
          trigger: end-button
          buttons:
          - {title: End}
          - {title: Pause}
          - {title: Lock}
          - {title: Start New}
          - {role: cancel}
        """),
      .passes(
        """
        action-sheet:
          title: End Workout?
          trigger: end-button
          buttons: [{title: End}, {title: Pause}, {title: Lock}, {role: cancel}]
        """),
      .passes(
        """
        lang: ja
        action-sheet:
          title: 終了
          trigger: end-button
          buttons: [{title: 終了}, {title: 一時停止}, {title: ロック}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        action-sheet:
          title: End Workout?
          trigger: end-button
          buttons: [{title: End}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { (sheet: SheetReading) in
    sheet.excess(sheet.buttons.count, over: "sheet-buttons") { count, limit in
      "\(count) buttons with Cancel; only \(limit) are seen together"
    }
  }
}
