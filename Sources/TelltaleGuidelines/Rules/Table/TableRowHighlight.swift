extension Rule {
  static let tableRowHighlight = Rule.behaviour(
    "TABLE-ROW-HIGHLIGHT", element: "table-row", applies: .group("car-elements"), severity: .error,
    sources: [.carElements("Table rows")],
    why: "A touch without an answer is repeated, and then it was one too many.",
    check:
      "From the touch on the row is lit, for a tenth of a second at least and half of one "
      + "after it at most; a scroll takes the light away.",
    remedy: "Nothing is to be done.",
    kept: "The session draws what is pressed, and keeps the light on for short touches.",
    examples: [
      .situation(
        when: "a row is tapped quickly",
        then: "it lights up for a moment"),
      .situation(
        when: "a swipe begins on it",
        then: "the light goes and nothing is chosen"),
    ])
}
