extension Rule {
  static let textViewDefaultLook = Rule.layout(
    "TEXT-VIEW-DEFAULT-LOOK", element: "text-view", applies: .carElements, severity: .error,
    sources: [.carElements("Text views")],
    why: "A text without a look of its own looks the same everywhere.",
    check:
      "Without style keys text is white, in the platform's type, and begins at the "
      + "left; it stands on a dark ground by day as well.",
    remedy: "Give `color`, `background` or `alignment` where it should look different.",
    kept: "Drawing gives the view its own ground, so that white can be read in every theme.",
    examples: [
      .situation(
        when: "a text view without style keys is shown",
        then: "its text is white, in the platform's type, at the left"),
      .situation(
        when: "one with a grey colour is shown",
        then: "its text is grey"),
    ])
}
