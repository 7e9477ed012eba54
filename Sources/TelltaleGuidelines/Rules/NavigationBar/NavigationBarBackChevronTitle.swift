extension Rule {
  static let navigationBarBackChevronTitle = Rule.layout(
    "NAVIGATION-BAR-BACK-CHEVRON-TITLE", element: "navigation-bar", applies: .group("car-elements"),
    severity: .note,
    sources: [.carElements("Navigation bars")],
    why: "The name of the previous screen says where Back leads.",
    check:
      "The way back is a chevron and the title of the previous screen. Where that does not fit beside the whole "
      + "title, it is a chevron and the word for back, or else the chevron alone.",
    remedy: "Give the previous screen a short title or a `back-title`.",
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
