extension Rule {
  static let actionSheetCancelForDataLoss = Rule.construct(
    "ACTION-SHEET-CANCEL-FOR-DATA-LOSS", element: "action-sheet", applies: .general,
    sources: [.actionSheets("Best practices")],
    why: "People who touched the wrong control must be able to keep their data.",
    check: "A sheet with a destructive button has Cancel.",
    remedy: "Remove `no-cancel`; Cancel is added.",
    examples: [
      .fires(
        at: "action-sheet.buttons[0]",
        """
        action-sheet:
          title: Delete This Route?
          trigger: delete-button
          no-cancel: true
          buttons: [{title: Delete, role: destructive}, {title: Archive}]
        """),
      .fires(
        at: "action-sheet.buttons[1]",
        """
        action-sheet:
          title: Keep This Draft?
          trigger: close-button
          no-cancel: true
          buttons: [{title: Save}, {title: Erase, role: destructive, effect: destroys-data}]
        """),
      .passes(
        """
        action-sheet:
          title: Delete This Route?
          trigger: delete-button
          buttons: [{title: Delete, role: destructive}, {title: Archive}]
        """),
      .passes(
        """
        lang: ja
        action-sheet:
          title: 削除しますか？
          trigger: delete-button
          buttons: [{title: 削除, role: destructive}, {title: 保管}]
        """
      ).hidden,
      .passes(
        """
        action-sheet:
          title: Delete This Route?
          trigger: delete-button
          no-cancel: false
          buttons: [{title: Delete, role: destructive}]
        """
      ).hidden,
    ])
}
