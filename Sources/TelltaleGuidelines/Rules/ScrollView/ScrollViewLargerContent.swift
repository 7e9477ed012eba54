extension Rule {
  static let scrollViewLargerContent = Rule.behaviour(
    "SCROLL-VIEW-LARGER-CONTENT", element: "scroll-view", applies: .group("car-elements"),
    severity: .error,
    sources: [.carElements("Scroll views")],
    why: "Content that cannot be brought into view is of no use.",
    check:
      "The offset goes from 0 to the length by which the content exceeds its window; touch and knob reach every row "
      + "of pixels.",
    remedy: "Nothing to do in a scene.",
    kept: "The session clamps offsets, and gives content without controls a focus of its own.",
    examples: [
      .situation(
        when: "text of three windows is shown and a knob is turned",
        then: "its last line comes into view"),
      .situation(
        when: "the content fits",
        then: "it cannot be moved"),
    ])
}
