extension Rule {
  static let tableRowValue1Layout = Rule.layout(
    "TABLE-ROW-VALUE1-LAYOUT", element: "table-row", applies: .group("car-elements"),
    severity: .error,
    sources: [.carElements("Table rows")],
    why: "A setting and its value are read as a pair.",
    check:
      "Title at the leading inset, value at the other, on one baseline, the value lighter, "
      + "eight points between them at least.",
    remedy: "Nothing to do in a scene.",
    kept: "Placing gives the value its room first, up to three fifths of the row.",
    examples: [
      .situation(
        when: "Volume has the value 7",
        then: "both stand on one baseline at the two edges"),
      .situation(
        when: "the style is subtitle",
        then: "they stand one below the other"),
    ])
}
