extension Rule {
  static let tableAnyAmount = Rule.behaviour(
    "TABLE-ANY-AMOUNT", element: "table", applies: .group("car-elements"), severity: .error,
    sources: [.carElements("Tables")],
    why: "A list of ten thousand songs must move as a list of ten does.",
    check:
      "Only rows in view, and as many again above and below, are placed; a picture costs the "
      + "same at any length.",
    remedy: "Nothing is to be done.",
    kept:
      "Placing reckons where rows stand, all of one height, instead of walking there; the "
      + "bench times it.",
    examples: [
      .situation(
        when: "a list of 100,000 rows is scrolled",
        then: "a picture takes no longer than one of 100 rows"),
      .situation(
        when: "the list is empty",
        then: "it is shown empty"),
    ])
}
