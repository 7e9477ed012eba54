extension Rule {
  static let textViewAnyHeight = Rule.layout(
    "TEXT-VIEW-ANY-HEIGHT", element: "text-view", applies: .carElements, severity: .error,
    sources: [.carElements("Text views")],
    why: "The author of a text knows how much room it needs.",
    check: "A text view is as high as its text, or as its `height` says, within what holds it.",
    remedy: "Nothing to do in a scene.",
    kept: "Placing measures the text and shares the free room.",
    examples: [
      .situation(
        when: "a text of 3 lines and one of 30 are shown with room for both",
        then: "each is as high as its lines and its margins"),
      .situation(
        when: "the height is given as 40",
        then: "it is 40"),
    ])
}
