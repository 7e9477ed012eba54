extension Rule {
  static let actionSheetDestructiveStyle = Rule.lint(
    "ACTION-SHEET-DESTRUCTIVE-STYLE", element: "action-sheet", applies: .general, severity: .error,
    cases: ["warning where only the wording tells, and no `effect` is declared"],
    sources: [.actionSheets("Best practices")],
    why: "A button that destroys something has to look destructive, and only the role does that.",
    check:
      "A button with a destructive `effect` has `role: destructive`; so has one whose "
      + "title begins with a verb of destruction, or says yes where title or message ask about "
      + "destroying something, unless `effect: none` says that nothing is lost.",
    remedy: "Add `role: destructive` to the button.",
    examples: [
      .fires(
        at: "action-sheet.buttons[0]",
        """
        action-sheet:
          title: Keep Draft?
          trigger: close-button
          buttons: [{title: Delete Draft, effect: destroys-data}, {title: Save Draft}, {role: cancel}]
        """),
      .fires(
        at: "action-sheet.buttons[0].title",
        """
        lang: ja
        action-sheet:
          title: 下書きを残す
          trigger: close-button
          buttons: [{title: 削除}, {title: 保存}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        action-sheet:
          title: Keep Draft?
          trigger: close-button
          buttons: [{title: Delete Draft, role: destructive}, {title: Save Draft}, {role: cancel}]
        """),
      .passes(
        """
        action-sheet:
          title: Edit Stops
          trigger: stops-button
          buttons: [{title: Remove, effect: none}, {title: Reorder}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        action-sheet:
          title: 保留草稿？
          trigger: close-button
          buttons: [{title: 不删除}, {title: 保存}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { (sheet: SheetReading) in
    let unmarked = sheet.choices.flatMap { $0.missingDestructiveRole() }
    let texts = sheet.titles + (sheet.message.map { [$0] } ?? [])
    return unmarked.isEmpty ? UnmarkedConsent.faults(sheet.buttons, askedBy: texts) : unmarked
  }.forTheCar(since: .edition2026)
}
