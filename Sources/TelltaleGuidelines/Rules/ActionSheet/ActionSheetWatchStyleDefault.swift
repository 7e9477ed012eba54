extension Rule {
  static let actionSheetWatchStyleDefault = Rule.layout(
    "ACTION-SHEET-WATCH-STYLE-DEFAULT", element: "action-sheet", applies: .watch, severity: .error,
    sources: [.actionSheets("Platform considerations > watchOS")],
    why: "A plain choice says nothing but its title.",
    check:
      "A button without a role has the plain look and place, and does only what the "
      + "scene says.",
    remedy: "Nothing to do in a scene.",
    kept: "Drawing and placing treat roles; a button without one gets nothing special.",
    examples: [
      .situation(
        when: "a plain button is shown",
        then: "it has the plain colour and stands in the list"),
      .situation(
        when: "a destructive button is shown beside it",
        then: "that one has another colour"),
    ])
}
