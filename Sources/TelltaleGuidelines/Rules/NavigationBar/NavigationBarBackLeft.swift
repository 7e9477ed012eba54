extension Rule {
  static let navigationBarBackLeft = Rule.layout(
    "NAVIGATION-BAR-BACK-LEFT", element: "navigation-bar", applies: .group("car-elements"),
    severity: .error,
    sources: [.carElements("Navigation bars")],
    why: "The hand knows where back is without the eye.",
    check:
      "From the second screen on the way back is the leftmost thing of the bar, in every "
      + "language, from the first picture.",
    remedy: "Nothing is to be done.",
    kept: "Placing puts the way back at the physical left.",
    examples: [
      .situation(
        when: "a station is opened from a list",
        then: "the way back stands at the left edge in the first picture"),
      .situation(
        when: "the first screen of a section is shown",
        then: "its left end is empty"),
    ])
}
