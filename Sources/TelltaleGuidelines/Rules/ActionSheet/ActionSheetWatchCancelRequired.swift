extension Rule {
  static let actionSheetWatchCancelRequired = Rule.construct(
    "ACTION-SHEET-WATCH-CANCEL-REQUIRED", element: "action-sheet", applies: .watch,
    sources: [.actionSheets("Platform considerations > watchOS")],
    why: "A watch is touched by accident, and Cancel is the way out of that.",
    check: "`no-cancel` is not set.",
    remedy: "Remove `no-cancel`; Cancel is added.",
    examples: [
      .fires(
        at: "action-sheet.no-cancel",
        """
        action-sheet:
          title: Sort By
          trigger: sort-button
          no-cancel: true
          buttons: [{title: Name}, {title: Date}]
        """),
      .passes(
        """
        action-sheet:
          title: Sort By
          trigger: sort-button
          buttons: [{title: Name}, {title: Date}]
        """),
      .passes(
        """
        action-sheet:
          title: Sort By
          trigger: sort-button
          no-cancel: false
          buttons: [{title: Name}, {title: Date}]
        """
      ).hidden,
      .passes(
        """
        action-sheet:
          title: Sort By
          trigger: sort-button
          buttons: [{title: Name}, {title: Date}, {title: Distance}, {title: Cancel, role: cancel}]
        """, beside: ["ACTION-SHEET-ALERT-TEXT-RULES"]
      ).hidden,
      .passes(
        """
        lang: zh
        action-sheet:
          title: 排序方式
          trigger: sort-button
          no-cancel: false
          buttons: [{title: 名称}, {title: 日期}]
        """
      ).hidden,
    ])
}
