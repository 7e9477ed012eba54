extension Rule {
  static let scrollViewGestures = Rule.behaviour(
    "SCROLL-VIEW-GESTURES", element: "scroll-view", applies: .group("car-elements"),
    severity: .error,
    sources: [.carElements("Scroll views")],
    why: "Content that follows the finger needs no explanation.",
    check:
      "Content moves with the finger pixel by pixel, glides on after a swipe and stops at the "
      + "ends; two fingers magnify about the point between them where that is allowed; a knob "
      + "moves a row at a time.",
    remedy: "Set `min-zoom` and `max-zoom` where magnifying helps.",
    kept:
      "The session moves and magnifies; the first movement decides which area and axis a "
      + "touch has.",
    examples: [
      .situation(
        when: "a finger moves up by 40 pixels",
        then: "the content moves up by 40 pixels"),
      .situation(
        when: "two fingers spread where `max-zoom` is 1",
        then: "nothing is magnified"),
    ])
}
