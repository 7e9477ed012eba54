extension Rule {
  static let tableNewDataHint = Rule.behaviour(
    "TABLE-NEW-DATA-HINT", element: "table", applies: .group("car-elements"), severity: .note,
    sources: [.carElements("Tables")],
    why: "Rows that arrive out of sight should be offered, not forced.",
    check:
      "With `new-data-hint` a hint says how many rows came outside of the view; touching it leads to the first of "
      + "them.",
    remedy: "Set `new-data-hint: true` where news matter.",
    kept: "The session counts rows that came out of sight; the hint stands over the list.",
    examples: [
      .situation(
        when: "four rows come above the rows in sight",
        then: "a hint says so, and leads there"),
      .situation(
        when: "the key is not set",
        then: "nothing is shown"),
    ])
}
