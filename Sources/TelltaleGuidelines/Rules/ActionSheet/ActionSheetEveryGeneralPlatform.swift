extension Rule {
  static let actionSheetEveryGeneralPlatform = Rule.construct(
    "ACTION-SHEET-EVERY-GENERAL-PLATFORM", element: "action-sheet", applies: .general,
    sources: [.actionSheets("Developer note")],
    why: "Where a platform has no sheet of its own, a dialog takes its part.",
    check: "A sheet loads for every platform but the car.",
    remedy: "Nothing to do in a scene.",
    kept:
      "The profile says which elements are shown, and by `overlay.sheet` how a sheet is placed.",
    examples: [
      .situation(
        when: "a sheet is judged for the desktop",
        then: "it loads, and is drawn as a dialog in the middle"),
      .passes(
        """
        action-sheet:
          title: Share This Route
          trigger: share-button
          buttons: [{title: Message}, {role: cancel}]
        """),
      .passes(
        """
        lang: zh
        action-sheet:
          title: 分享此路线
          trigger: share-button
          buttons: [{title: 信息}, {title: 邮件}]
        """
      ).hidden,
      .passes(
        """
        action-sheet:
          title: Share This Route
          trigger: share-button
          native-style: true
          buttons: [{title: Message}, {title: Mail}, {role: cancel}]
        """
      ).hidden,
    ])
}
