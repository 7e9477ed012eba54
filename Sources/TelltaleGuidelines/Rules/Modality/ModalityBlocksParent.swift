extension Rule {
  static let modalityBlocksParent = Rule.behaviour(
    "MODALITY-BLOCKS-PARENT", element: "modality", applies: .everywhere, severity: .error,
    sources: [.modality("Introduction")],
    why: "Two things that can be used at once are two things to keep in mind.",
    check: "While a modal is open, nothing that hands do changes what lies below it.",
    remedy: "Nothing to do in a scene.",
    kept: "The session gives input to what is in front and to nothing else.",
    examples: [
      .situation(
        when: "a button below an open modal is touched",
        then: "it does nothing"),
      .situation(
        when: "the modal has closed and the button is touched",
        then: "it does what it says"),
    ])
}
