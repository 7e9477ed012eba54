extension Rule {
  static let tableKeepScroll = Rule.behaviour(
    "TABLE-KEEP-SCROLL", element: "table", applies: .group("car-elements"), severity: .error,
    sources: [.carElements("Tables")],
    why: "A row that moves just before it is touched causes a wrong press.",
    check:
      "After any update the first row that was seen whole is at the same height to the pixel, "
      + "and the focus is on the same row.",
    remedy: "Give rows ids, so that they are known again.",
    kept: "The session finds the row by its number in the new list and sets the offset by it.",
    examples: [
      .situation(
        when: "two stations are added above while the twelfth is at the top",
        then: "the twelfth stays where it is"),
      .situation(
        when: "people scroll",
        then: "the list follows them"),
    ])
}
