extension Rule {
  static let actionSheetScrollWithoutAccident = Rule.behaviour(
    "ACTION-SHEET-SCROLL-WITHOUT-ACCIDENT", element: "action-sheet", applies: .handheld,
    severity: .error,
    sources: [.actionSheets("Platform considerations > iOS, iPadOS")],
    why: "A list of buttons cannot be moved without touching one of them.",
    check:
      "Where a sheet scrolls, a finger that moves further than the slop of the profile "
      + "moves the list and activates nothing, wherever it lifts.",
    remedy: "Offer fewer choices.",
    kept: "The session ends the press as soon as the finger moves further than the slop.",
    examples: [
      .situation(
        when: "a finger lands on a choice, moves by 40 pixels and lifts",
        then: "the list has moved, and nothing was chosen"),
      .situation(
        when: "a finger lifts where it landed",
        then: "the choice is taken"),
    ])
}
