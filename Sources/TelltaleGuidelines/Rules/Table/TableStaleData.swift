extension Rule {
  static let tableStaleData = Rule.behaviour(
    "TABLE-STALE-DATA", element: "table", applies: .group("car-elements"), severity: .note,
    sources: [.carElements("Tables")],
    why: "Yesterday's list is better than none, as long as it is marked as old.",
    check:
      "With `cache` the last rows are shown at once in the secondary colour, asked for again, "
      + "and replaced in their place.",
    remedy: "Set `cache: true` where old rows are better than none.",
    kept: "The session marks the rows that it kept as old until fresh rows come.",
    examples: [
      .situation(
        when: "a cached list is opened again",
        then: "its rows are shown as old until new ones are there"),
      .situation(
        when: "the table has no cache",
        then: "the waiting is shown"),
    ])
}
