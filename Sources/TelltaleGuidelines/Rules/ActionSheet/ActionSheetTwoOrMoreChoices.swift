extension Rule {
  static let actionSheetTwoOrMoreChoices = Rule.construct(
    "ACTION-SHEET-TWO-OR-MORE-CHOICES", element: "action-sheet", applies: .general,
    sources: [.carElements("Action sheets")],
    why: "A sheet offers a choice, and one button is no choice.",
    check: "There are at least two buttons, Cancel included where it is not refused.",
    remedy: "List what there is to choose beside Cancel.",
    examples: [
      .fires(
        at: "action-sheet",
        """
        action-sheet:
          title: Share This Route
          trigger: share-button
          buttons: [{role: cancel}]
        """),
      .passes(ExampleScenes.sheetOfOne),
      .passes(
        """
        lang: zh
        action-sheet:
          title: 分享此路线
          trigger: share-button
          buttons: [{title: 信息}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        action-sheet:
          title: 経路を共有
          trigger: share-button
          buttons: [{title: 送信}]
        """
      ).hidden,
    ]
  )
  .forTheCar(since: .edition2026)
}
