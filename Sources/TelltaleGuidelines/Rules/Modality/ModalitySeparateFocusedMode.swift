extension Rule {
  static let modalitySeparateFocusedMode = Rule.layout(
    "MODALITY-SEPARATE-FOCUSED-MODE", element: "modality", applies: .everywhere, severity: .error,
    sources: [.modality("Introduction")],
    why: "People have to see that they have left the screen for a while.",
    check:
      "The screen below a modal is dimmed or not seen; the focus goes into the modal, round in it, and back to where "
      + "it was.",
    remedy: "Nothing to do in a scene.",
    kept: "Drawing dims the screen around a modal; the session keeps the focus inside.",
    examples: [
      .situation(
        when: "a knob is turned past the last control of a modal",
        then: "the first one has the focus"),
      .situation(
        when: "no modal is open",
        then: "nothing is dimmed"),
    ])
}
