extension Rule {
  static let tableRowDefaultLayout = Rule.layout(
    "TABLE-ROW-DEFAULT-LAYOUT", element: "table-row", applies: .group("car-elements"),
    severity: .error,
    sources: [.carElements("Table rows")],
    why: "One line, found at the same place in every row.",
    check:
      "Image at the leading inset, title after it; without images titles start at the inset, beside rows with images "
      + "in their column.",
    remedy: "Nothing to do in a scene.",
    kept: "Placing keeps one column of text for a table.",
    examples: [
      .situation(
        when: "a row has a cover",
        then: "the cover stands before the title"),
      .situation(
        when: "no row has one",
        then: "titles start at the inset"),
    ])
}
