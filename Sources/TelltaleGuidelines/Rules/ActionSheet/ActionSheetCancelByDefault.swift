extension Rule {
  static let actionSheetCancelByDefault = Rule.construct(
    "ACTION-SHEET-CANCEL-BY-DEFAULT", element: "action-sheet", applies: .general,
    sources: [.actionSheets("Best practices")],
    why: "Every sheet has a way out, even if its author forgets it.",
    check:
      "Where no button has the role cancel, one is added with the language's title; there are "
      + "never two.",
    remedy: "List Cancel once, or leave it to be added.",
    examples: [
      .fires(
        at: "action-sheet.buttons[2].role",
        """
        action-sheet:
          title: Share This Route
          trigger: share-button
          buttons: [{title: Mail}, {role: cancel}, {role: cancel}]
        """),
      .situation(
        when: "a sheet lists Mail and Message",
        then: "it shows Mail, Message and Cancel"),
      .passes(
        """
        action-sheet:
          title: Share This Route
          trigger: share-button
          buttons: [{title: Mail}, {role: cancel}]
        """),
      .passes(
        """
        lang: zh-Hant
        action-sheet:
          title: 分享此路線
          trigger: share-button
          buttons: [{title: 郵件}, {title: 訊息}]
        """
      ).hidden,
    ]
  )
  .forTheCar(since: .edition2026)
}
