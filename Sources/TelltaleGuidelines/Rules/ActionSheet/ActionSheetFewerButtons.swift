extension Rule {
  static let actionSheetFewerButtons = Rule.lint(
    "ACTION-SHEET-FEWER-BUTTONS", element: "action-sheet", applies: .handheld, severity: .note,
    sources: [.actionSheets("Platform considerations > iOS, iPadOS")],
    why: "Each further button costs everybody time to choose.",
    check:
      "There are at most as many buttons, Cancel counted, as the limit `sheet-buttons` "
      + "says.",
    remedy: "Leave out what is rarely chosen.",
    examples: [
      .fires(
        at: "action-sheet.buttons",
        """
        action-sheet:
          title: Share Route
          trigger: share-button
          buttons:
          - {title: Mail}
          - {title: Message}
          - {title: Copy Link}
          - {title: Print}
          - {title: Save}
          - {title: Export}
          - {role: cancel}
        """),
      .passes(
        """
        action-sheet:
          title: Share Route
          trigger: share-button
          buttons: [{title: Mail}, {title: Message}, {title: Print}, {role: cancel}]
        """),
      .passes(
        """
        action-sheet:
          title: Share Route
          trigger: share-button
          buttons:
          - {title: Mail}
          - {title: Message}
          - {title: Copy Link}
          - {title: Print}
          - {title: Save}
          - {role: cancel}
        """
      ).hidden,
      .passes(
        """
        lang: zh
        action-sheet:
          title: 分享路线
          trigger: share-button
          buttons: [{title: 邮件}, {title: 信息}, {title: 打印}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { (sheet: SheetReading) in
    sheet.excess(sheet.buttons.count, over: "sheet-buttons") { count, limit in
      "\(count) buttons, more than \(limit)"
    }
  }
}
