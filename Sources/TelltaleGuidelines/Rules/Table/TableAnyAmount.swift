extension Rule {
  static let tableAnyAmount = Rule.behaviour(
    "TABLE-ANY-AMOUNT", element: "table", applies: .group("car-elements"), severity: .error,
    sources: [.carElements("Tables")],
    why: "A list of ten thousand songs must move as a list of ten does.",
    check:
      "Only rows in view, and as many again above and below, are placed; a picture costs the "
      + "same at any length.",
    remedy: "Nothing to do in a scene.",
    kept:
      "Placing computes the places of rows, which are all of one height; the bench measures it.",
    examples: [
      .situation(
        when: "a list of 100,000 rows is scrolled",
        then: "a picture takes no longer than one of 100 rows"),
      .situation(
        when: "the list is empty",
        then: "it is shown empty"),
    ])
}
