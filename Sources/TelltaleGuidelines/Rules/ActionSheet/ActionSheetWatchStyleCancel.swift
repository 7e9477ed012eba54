extension Rule {
  static let actionSheetWatchStyleCancel = Rule.behaviour(
    "ACTION-SHEET-WATCH-STYLE-CANCEL", element: "action-sheet", applies: .watch, severity: .error,
    sources: [.actionSheets("Platform considerations > watchOS")],
    why: "Cancel promises that nothing happens.",
    check: "A button with the role cancel has neither an action nor a destructive effect.",
    remedy: "Remove the action, or give the button another role.",
    kept:
      "The loader refuses an action on Cancel; the session closes the sheet and does nothing "
      + "else.",
    examples: [
      .fires(
        at: "action-sheet.buttons[1].action",
        """
        action-sheet:
          title: Keep Workout?
          trigger: end-button
          buttons: [{title: Discard, role: destructive, effect: destroys-data}, {role: cancel, action: {emit: saved}}]
        """),
      .fires(
        at: "action-sheet.buttons[1].effect",
        """
        action-sheet:
          title: Keep Workout?
          trigger: end-button
          buttons: [{title: Save}, {role: cancel, effect: resets}]
        """),
      .situation(
        when: "Cancel is chosen",
        then: "the sheet closes, the answer is cancelled, and nothing else happens"),
      .passes(
        """
        action-sheet:
          title: Keep Workout?
          trigger: end-button
          buttons: [{title: Save, action: {emit: saved}}, {role: cancel, effect: none}]
        """),
    ])
}
