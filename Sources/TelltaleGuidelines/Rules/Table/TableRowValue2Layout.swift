extension Rule {
  static let tableRowValue2Layout = Rule.layout(
    "TABLE-ROW-VALUE2-LAYOUT", element: "table-row", applies: .group("car-elements"),
    severity: .error,
    sources: [.carElements("Table rows")],
    why: "Names to the left of a line, values to the right of it, as on a form.",
    check:
      "The row is cut at a third: titles end there, values begin eight points further, on one "
      + "baseline.",
    remedy: "Nothing to do in a scene.",
    kept: "Placing sets both against the common column.",
    examples: [
      .situation(
        when: "a form of name and number is shown",
        then: "all names end and all numbers begin at one line"),
      .situation(
        when: "the style is default",
        then: "there is one text"),
    ])
}
