extension Rule {
  static let navigationBarBackLeft = Rule.layout(
    "NAVIGATION-BAR-BACK-LEFT", element: "navigation-bar", applies: .group("car-elements"),
    severity: .error,
    sources: [.carElements("Navigation bars")],
    why: "People find Back without looking.",
    check:
      "From the second screen on, the way back is the leftmost item of the bar, in every language and from the first "
      + "frame on.",
    remedy: "Nothing to do in a scene.",
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
