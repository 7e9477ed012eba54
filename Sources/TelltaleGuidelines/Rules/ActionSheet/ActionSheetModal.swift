extension Rule {
  static let actionSheetModal = Rule.behaviour(
    "ACTION-SHEET-MODAL", element: "action-sheet", applies: .general, severity: .error,
    sources: [.actionSheets("Introduction")],
    why: "People who choose should not start something else by mistake.",
    check:
      "No event reaches the screen below an open sheet. The sheet closes by its buttons, by the keys that cancel "
      + "and, where it has Cancel and there is touch input, by a touch beside it.",
    remedy: "Nothing to do in a scene.",
    kept: "The session gives all input to the sheet until it is answered.",
    examples: [
      .situation(
        when: "a control under an open sheet is touched",
        then: "nothing happens to it"),
      .situation(
        when: "the sheet has gone and the control is touched",
        then: "it works"),
      .situation(
        when: "somebody touches beside a sheet without Cancel",
        then: "the sheet stays"),
    ])
}
