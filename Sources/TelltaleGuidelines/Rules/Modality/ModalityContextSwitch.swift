extension Rule {
  static let modalityContextSwitch = Rule.behaviour(
    "MODALITY-CONTEXT-SWITCH", element: "modality", applies: .everywhere, severity: .error,
    sources: [.modality("Best practices")],
    why: "People who were interrupted have to find everything as they left it.",
    check:
      "When a modal closes, offset, focus, selection and text of the screen are what "
      + "they were before it opened.",
    remedy: "Nothing to do in a scene.",
    kept:
      "The session keeps the screen below a modal as it is; rows that come meanwhile "
      + "move nothing that was seen.",
    examples: [
      .situation(
        when: "a modal over a table at row 40 closes",
        then: "row 40 is in the same place and has the focus"),
      .situation(
        when: "rows came on top of it meanwhile",
        then: "row 40 is still in the same place"),
    ])
}
