extension Rule {
  static let activityIndicatorShowsLife = Rule.behaviour(
    "ACTIVITY-INDICATOR-SHOWS-LIFE", element: "activity-indicator", applies: .carElements,
    severity: .error,
    sources: [.carElements("Activity indicators")],
    why:
      "A turning mark shows that the app works; a mark that is seen only for a moment disturbs.",
    check:
      "Content that loads for longer than 300 ms shows its indicator, which changes at least eight times a second, "
      + "and is gone with the frame that has the content.",
    remedy: "Nothing to do in a scene.",
    kept:
      "The session waits 300 ms, turns the mark on its clock, and places the content as "
      + "soon as it is there.",
    examples: [
      .situation(
        when: "a load takes two seconds",
        then: "the mark turns until it is over, and is gone with the next frame"),
      .situation(
        when: "a load takes 50 ms",
        then: "no mark is seen"),
    ])
}
