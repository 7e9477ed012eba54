extension Rule {
  static let actionSheetWatchCancelTopLeft = Rule.layout(
    "ACTION-SHEET-WATCH-CANCEL-TOP-LEFT", element: "action-sheet", applies: .watch,
    severity: .error,
    sources: [.actionSheets("Best practices")],
    why: "On a small screen the way back must be seen without scrolling.",
    check: "Cancel stands in the upper left corner in every language, outside of what scrolls.",
    remedy: "Nothing to do in a scene.",
    kept: "Placing puts Cancel into the corner, and the list below it.",
    examples: [
      .situation(
        when: "a sheet is shown on a watch",
        then: "no button is further up or further to the left than Cancel"),
      .situation(
        when: "the list scrolls, in Arabic as well",
        then: "Cancel stays in that corner"),
    ])
}
