extension Rule {
  static let navigationBarBackChevronTitle = Rule.layout(
    "NAVIGATION-BAR-BACK-CHEVRON-TITLE", element: "navigation-bar", applies: .group("car-elements"),
    severity: .note,
    sources: [.carElements("Navigation bars")],
    why: "The name of the screen before tells where back leads.",
    check:
      "A chevron and the title of the screen before; where that does not fit beside the whole "
      + "title, the word for back, then the chevron alone.",
    remedy: "Give the screen before a short title or a `back-title`.",
    kept: "Placing tries the names in this order beside the centred title.",
    examples: [
      .situation(
        when: "the list is called Stations",
        then: "the way back reads ‹ Stations"),
      .situation(
        when: "its title has sixty characters",
        then: "the way back reads ‹ Back, or ‹"),
    ])
}
