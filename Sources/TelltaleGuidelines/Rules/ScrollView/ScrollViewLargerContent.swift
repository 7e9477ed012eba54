extension Rule {
  static let scrollViewLargerContent = Rule.behaviour(
    "SCROLL-VIEW-LARGER-CONTENT", element: "scroll-view", applies: .group("car-elements"),
    severity: .error,
    sources: [.carElements("Scroll views")],
    why: "What cannot be brought into view might as well not be there.",
    check:
      "The offset goes from nought to what the content exceeds its window by; every row of "
      + "pixels is reached by touch and by knob.",
    remedy: "Nothing is to be done.",
    kept: "The session clamps offsets, and gives what has nothing to focus a focus of its own.",
    examples: [
      .situation(
        when: "text of three windows is shown and a knob is turned",
        then: "its last line comes into view"),
      .situation(
        when: "the content fits",
        then: "it cannot be moved"),
    ])
}
