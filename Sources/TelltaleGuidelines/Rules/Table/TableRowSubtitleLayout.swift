extension Rule {
  static let tableRowSubtitleLayout = Rule.layout(
    "TABLE-ROW-SUBTITLE-LAYOUT", element: "table-row", applies: .group("car-elements"),
    severity: .error,
    sources: [.carElements("Table rows")],
    why: "People look below a title for the text that belongs to it.",
    check: "Subtitle below title, both at the leading edge, one line each.",
    remedy: "Nothing to do in a scene.",
    kept: "Placing sets the two lines as one block in the middle of the row.",
    examples: [
      .situation(
        when: "a street has a town",
        then: "the town stands below it, at the same edge"),
      .situation(
        when: "the style is value1",
        then: "the texts stand side by side"),
    ])
}
