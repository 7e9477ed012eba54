extension Rule {
  static let actionSheetWatchSeries4 = Rule.layout(
    "ACTION-SHEET-WATCH-SERIES-4", element: "action-sheet", applies: .roundWatch, severity: .error,
    sources: [
      .actionSheets("Platform considerations > watchOS"),
      .actionSheets("Platform considerations > watchOS > Series 4 and later"),
    ],
    why: "Each group of watches has a screen of its own shape.",
    check: "Rows, corners and margins are those of the large screen with round corners.",
    remedy: "Nothing to do in a scene.",
    kept: "The profile has its own measures; placing and drawing know no watch.",
    examples: [
      .situation(
        when: "the same sheet is shown on both groups of watches",
        then: "the measures differ, order and texts do not"),
      .situation(
        when: "it is drawn twice",
        then: "both pictures are the same"),
    ])
}
