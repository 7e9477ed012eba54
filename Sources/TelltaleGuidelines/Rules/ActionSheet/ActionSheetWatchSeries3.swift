extension Rule {
  static let actionSheetWatchSeries3 = Rule.layout(
    "ACTION-SHEET-WATCH-SERIES-3", element: "action-sheet", applies: .squareWatch, severity: .error,
    sources: [
      .actionSheets("Platform considerations > watchOS"),
      .actionSheets("Platform considerations > watchOS > Series 3 and earlier"),
    ],
    why: "Each group of watches has a screen of its own shape.",
    check:
      "Rows, corners and margins are those of the small square screen; order and "
      + "Cancel's corner are the same as on the other group.",
    remedy: "Nothing to do in a scene.",
    kept: "The profile has its own measures; placing and drawing know no watch.",
    examples: [
      .situation(
        when: "a sheet is shown on the small watch",
        then: "Cancel is in the corner, and the rows are lower and squarer"),
      .situation(
        when: "it is shown on the large watch",
        then: "these measures are not used"),
    ])
}
