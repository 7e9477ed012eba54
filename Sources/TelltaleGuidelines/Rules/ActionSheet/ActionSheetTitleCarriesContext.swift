extension Rule {
  static let actionSheetTitleCarriesContext = Rule.lint(
    "ACTION-SHEET-TITLE-CARRIES-CONTEXT", element: "action-sheet",
    applies: .general, severity: .note,
    sources: [.actionSheets("Best practices")],
    why:
      "After their own action, people normally need only the title to understand the choice.",
    check: "There is a title, and it is not one that would suit any sheet.",
    remedy: "Name what the choice is about: “Share Route”.",
    examples: [
      .fires(
        at: "action-sheet.title",
        """
        action-sheet:
          title: Options
          trigger: share-button
          buttons: [{title: Mail}, {role: cancel}]
        """),
      .fires(
        at: "action-sheet",
        """
        action-sheet:
          trigger: share-button
          buttons: [{title: Mail}, {role: cancel}]
        """),
      .fires(
        at: "action-sheet.title",
        """
        lang: zh
        action-sheet:
          title: 选项
          trigger: share-button
          buttons: [{title: 邮件}, {role: cancel}]
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
          title: Route Options
          trigger: route-button
          buttons: [{title: Avoid Tolls}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        action-sheet:
          title: 表示オプション
          trigger: view-button
          buttons: [{title: 渋滞を表示}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        action-sheet:
          title: 播放选项
          trigger: play-button
          buttons: [{title: 随机播放}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { (sheet: SheetReading) in
    guard let title = sheet.title, title.hasLetters else {
      return [Fault(at: sheet.path, "the sheet has no title, so that the choices stand alone")]
    }
    return sheet.titles.filter(\.isGeneric).map {
      Fault($0, "\(Quoting.text($0.string)) would suit any sheet")
    }
  }
}
