import TelltaleModel

extension Rule {
  static let actionSheetTitleNotCut = Rule.shared(
    "ACTION-SHEET-TITLE-NOT-CUT", .layout, element: "action-sheet", applies: .general,
    severity: .warning,
    sources: [.actionSheets("Best practices")],
    why:
      "A title that is cut, or that pushes the choices out of sight, does not say what is chosen.",
    check:
      "The title, in its shortest form, is shown whole on every screen of the profile, with a "
      + "choice in sight below it.",
    remedy: "Shorten it, or give a shorter title as well: `title: [long, short]`.",
    kept: "Placing gives a title further lines before it is cut.",
    examples: [
      .fires(
        at: "action-sheet.title",
        """
        action-sheet:
          title: \(Array(repeating: "Save the recorded route before the screen is closed,", count: 4).joined(separator: " ")) please
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
          title: 記録した経路を残しますか？
          trigger: close-button
          buttons: [{title: 保存}, {role: cancel}]
        """, beside: ["ACTION-SHEET-TITLE-ONE-LINE"]
      ).hidden,
    ]
  ) { (sheet: SheetReading) in
    guard let title = sheet.titles.last, let fault = SheetMeasure(scene: sheet).titleFault() else {
      return []
    }
    return [Fault(title, fault)]
  }
}
