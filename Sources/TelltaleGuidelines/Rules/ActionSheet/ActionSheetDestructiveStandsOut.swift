extension Rule {
  static let actionSheetDestructiveStandsOut = Rule.layout(
    "ACTION-SHEET-DESTRUCTIVE-STANDS-OUT", element: "action-sheet", applies: .general,
    severity: .error,
    sources: [.actionSheets("Best practices")],
    why: "An action that cannot be undone must not look like the others.",
    check:
      "Titles of destructive buttons have the destructive colour, which no other button "
      + "has, and can be read by day and by night (4.5 to 1).",
    remedy: "Give the button `role: destructive`.",
    kept: "Drawing takes the colour from the theme by the button's role.",
    examples: [
      .situation(
        when: "a sheet with one destructive button is shown by night",
        then: "its title alone has the destructive colour"),
      .situation(
        when: "no button of the sheet destroys anything",
        then: "the colour is not used"),
    ])
}
