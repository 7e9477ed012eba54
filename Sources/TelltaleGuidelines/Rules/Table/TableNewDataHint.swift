extension Rule {
  static let tableNewDataHint = Rule.behaviour(
    "TABLE-NEW-DATA-HINT", element: "table", applies: .group("car-elements"), severity: .note,
    sources: [.carElements("Tables")],
    why: "What came in unseen should be offered, not forced.",
    check:
      "With `new-data-hint` rows that came outside of the view are told with their number; "
      + "touching the hint leads to the first of them.",
    remedy: "Set `new-data-hint: true` where news matter.",
    kept: "The session counts rows that came out of sight; the hint stands over the list.",
    examples: [
      .situation(
        when: "four rows come above what is seen",
        then: "a hint says so, and leads there"),
      .situation(
        when: "the key is not set",
        then: "nothing is shown"),
    ])
}
