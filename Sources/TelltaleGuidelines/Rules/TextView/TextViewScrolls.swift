extension Rule {
  static let textViewScrolls = Rule.behaviour(
    "TEXT-VIEW-SCROLLS", element: "text-view", applies: .carElements, severity: .error,
    sources: [.carElements("Text views")],
    why: "Text that does not fit must still be readable to its end.",
    check:
      "A text view whose text is higher than itself scrolls, by finger, knob and keys; "
      + "one whose text fits takes no such input.",
    remedy: "Nothing to do in a scene.",
    kept: "Placing makes a scroll area where it is needed, and the session moves it.",
    examples: [
      .situation(
        when: "30 lines stand in a view for 10",
        then: "the last line can be reached"),
      .situation(
        when: "5 lines stand in a view for 10",
        then: "nothing moves"),
    ])
}
