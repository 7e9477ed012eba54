extension Rule {
  static let actionSheetTitleOneLine = Rule.lint(
    "ACTION-SHEET-TITLE-ONE-LINE", element: "action-sheet", applies: .general, severity: .warning,
    sources: [.actionSheets("Best practices")],
    why: "A title on one line is taken in at once, and the choices follow right below.",
    check:
      "The title, in its shortest form, takes one line on the narrowest screen of the "
      + "profile.",
    remedy: "Shorten it, or give a shorter title as well: `title: [long, short]`.",
    examples: [
      .fires(
        at: "action-sheet.title",
        """
        action-sheet:
          title: Choose What Should Happen to the Recorded Route Before This Screen Closes
          trigger: close-button
          buttons: [{title: Save}, {role: cancel}]
        """),
      .passes(
        """
        action-sheet:
          title: Keep Route?
          trigger: close-button
          buttons: [{title: Save}, {role: cancel}]
        """),
      .passes(
        """
        action-sheet:
          title: [Choose What Should Happen to the Recorded Route on Closing, Keep Route?]
          trigger: close-button
          buttons: [{title: Save}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        action-sheet:
          title: 経路を残す
          trigger: close-button
          buttons: [{title: 保存}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { (sheet: SheetReading) in
    let lines = SheetMeasure(scene: sheet).titleLines()
    guard lines > 1, let title = sheet.titles.last else { return [] }
    return [Fault(title, "the title takes \(lines) lines")]
  }.forTheCar(since: .edition2026)
}
