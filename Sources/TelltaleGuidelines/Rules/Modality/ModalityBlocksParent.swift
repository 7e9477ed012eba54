extension Rule {
  static let modalityBlocksParent = Rule.behaviour(
    "MODALITY-BLOCKS-PARENT", element: "modality", applies: .everywhere, severity: .error,
    sources: [.modality("Introduction")],
    why: "Two active screens at once are two things to keep in mind.",
    check: "While a modal is open, no input changes the screen below it.",
    remedy: "Nothing to do in a scene.",
    kept: "The session gives all input to the surface in front.",
    examples: [
      .situation(
        when: "a button below an open modal is touched",
        then: "it does nothing"),
      .situation(
        when: "the modal has closed and the button is touched",
        then: "it works as usual"),
    ])
}
