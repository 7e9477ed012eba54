extension Rule {
  static let actionSheetNoScroll = Rule.lint(
    "ACTION-SHEET-NO-SCROLL", element: "action-sheet", applies: .handheld, severity: .warning,
    sources: [.actionSheets("Platform considerations > iOS, iPadOS")],
    why:
      "Choices that have to be scrolled are hard to compare, and a touch to scroll may choose something.",
    check:
      "Title, message and buttons fit the height that a sheet may have on every screen "
      + "of the profile, at the default text size.",
    remedy: "Offer fewer choices, or show them on a screen with a list.",
    examples: [
      .fires(
        at: "action-sheet",
        """
        action-sheet:
          title: Choose Stop
          trigger: stop-button
          buttons:
          - {title: Add North Gate}
          - {title: Add East Gate}
          - {title: Add South Gate}
          - {title: Add West Gate}
          - {title: Add Main Hall}
          - {title: Add Car Park}
          - {title: Add Museum}
          - {title: Add Theatre}
          - {title: Add Library}
          - {title: Add Harbour}
          - {title: Add Castle}
          - {title: Add Market}
          - {title: Add Station}
          - {title: Add Airport}
          - {title: Add Ferry}
          - {title: Add Stadium}
          - {title: Add Garden}
          - {title: Add Hospital}
          - {title: Add Arena}
          - {role: cancel}
        """),
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
          title: Share Route
          message: People nearby can see it until midnight.
          trigger: share-button
          buttons:
          - {title: Mail}
          - {title: Message}
          - {title: Copy Link}
          - {title: Stop Sharing, role: destructive}
          - {role: cancel}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        action-sheet:
          title: 経路を共有
          trigger: share-button
          buttons: [{title: 送信}, {title: コピー}, {title: 印刷}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { (sheet: SheetReading) in
    guard let (hidden, screen) = SheetMeasure(scene: sheet).worstOverflow() else { return [] }
    return [
      Fault(
        at: sheet.path,
        "\(hidden) pixels of the sheet are out of sight on the screen of "
          + "\(sheet.context.name(of: screen)), so it has to scroll")
    ]
  }
}
