extension Rule {
  static let scrollViewTransientIndicators = Rule.behaviour(
    "SCROLL-VIEW-TRANSIENT-INDICATORS", element: "scroll-view", applies: .group("car-elements"),
    severity: .error,
    sources: [.carElements("Scroll views")],
    why: "A bar beside the content says how much there is, and then gets out of the way.",
    check:
      "Bars show while content moves, in proportion to what is seen, and are gone a second "
      + "later; none on an axis that cannot move.",
    remedy: "Nothing to do in a scene.",
    kept: "The session fades the bars on its own clock.",
    examples: [
      .situation(
        when: "a list is dragged and left alone",
        then: "the bar shows, and is gone a second after"),
      .situation(
        when: "the list fits",
        then: "no bar ever shows"),
    ])
}
