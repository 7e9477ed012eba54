extension Rule {
  static let actionSheetMessageIfNeeded = Rule.lint(
    "ACTION-SHEET-MESSAGE-IF-NEEDED", element: "action-sheet", applies: .general, severity: .note,
    sources: [.actionSheets("Best practices")],
    why: "The title and the previous action say enough; a message is one more thing to read.",
    check:
      "A sheet with a message has a destructive button, and the message says something "
      + "that the title does not (limit `sheet-title-message-overlap-percent` of the words that "
      + "carry meaning).",
    remedy: "Drop the message, or let the title say it.",
    examples: [
      .fires(
        at: "action-sheet.message",
        """
        action-sheet:
          title: Share Route
          message: Select how to share this route.
          trigger: share-button
          buttons: [{title: Mail}, {role: cancel}]
        """),
      .fires(
        at: "action-sheet.message",
        """
        lang: zh
        action-sheet:
          title: 删除此路线？
          message: 要删除此路线。
          trigger: delete-button
          buttons: [{title: 删除, role: destructive}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        action-sheet:
          title: Share Route
          trigger: share-button
          buttons: [{title: Mail}, {role: cancel}]
        """),
      .passes(
        """
        action-sheet:
          title: Delete Route?
          message: Offline maps along it are removed from all cars.
          trigger: delete-button
          buttons: [{title: Delete, role: destructive}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        action-sheet:
          title: 経路を削除
          message: 共有した相手の車からも消えます。
          trigger: delete-button
          buttons: [{title: 削除, role: destructive}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { (sheet: SheetReading) in
    guard let message = sheet.message else { return [] }
    guard sheet.buttons.contains(where: \.isDestructive) else {
      return [Fault(message, "there is a message, but no destructive button")]
    }
    guard let title = sheet.title, title.language.primary == message.language.primary,
      let percent = sheet.context.limit("sheet-title-message-overlap-percent"),
      ContentWords.coverage(of: ContentWords.of(message), by: ContentWords.of(title)) >= percent
    else { return [] }
    return [Fault(message, "the message says what the title says")]
  }
}
