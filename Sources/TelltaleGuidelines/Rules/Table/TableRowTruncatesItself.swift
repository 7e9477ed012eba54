extension Rule {
  static let tableRowTruncatesItself = Rule.layout(
    "TABLE-ROW-TRUNCATES-ITSELF", element: "table-row", applies: .group("car-elements"),
    severity: .error,
    sources: [.carElements("Table rows")],
    why: "A text that runs over its neighbour makes both unreadable.",
    check:
      "A text that is too long ends in … at a whole character; the row keeps its height and nothing is drawn outside "
      + "of it.",
    remedy: "Write shorter titles, or give a shorter variant.",
    kept: "Placing cuts every line to its room, in all styles.",
    examples: [
      .situation(
        when: "a title of ninety characters is shown",
        then: "it ends in …, and the row is as high as the others"),
      .situation(
        when: "the title fits",
        then: "it is shown whole"),
    ])
}
