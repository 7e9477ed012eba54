extension Rule {
  static let actionSheetWatchThreeChoices = Rule.lint(
    "ACTION-SHEET-WATCH-THREE-CHOICES", element: "action-sheet", applies: .watch, severity: .error,
    sources: [.actionSheets("Platform considerations > watchOS")],
    why: "Beside Cancel a watch has room for three choices.",
    check:
      "There are at most as many buttons, Cancel not counted, as the limit "
      + "`sheet-choices` says.",
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
    sheet.excess(sheet.choices.count, over: "sheet-choices") { count, limit in
      "\(count) choices, more than \(limit)"
    }
  }
}
