extension Rule {
  static let tableRowHighlight = Rule.behaviour(
    "TABLE-ROW-HIGHLIGHT", element: "table-row", applies: .group("car-elements"), severity: .error,
    sources: [.carElements("Table rows")],
    why: "People repeat a touch that has no visible effect, and choose twice.",
    check:
      "The row is lit from the touch on, for at least a tenth of a second and at most half a second after it; a "
      + "scroll ends that.",
    remedy: "Nothing to do in a scene.",
    kept: "The session draws the pressed row, and keeps it lit after short touches.",
    examples: [
      .situation(
        when: "a row is tapped quickly",
        then: "it lights up for a moment"),
      .situation(
        when: "a swipe begins on it",
        then: "the row is no longer lit, and nothing is chosen"),
    ])
}
