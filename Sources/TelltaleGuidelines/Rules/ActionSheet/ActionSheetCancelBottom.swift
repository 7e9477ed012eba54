extension Rule {
  static let actionSheetCancelBottom = Rule.layout(
    "ACTION-SHEET-CANCEL-BOTTOM", element: "action-sheet",
    applies: .anyGroup(["phone", "tablet", "desktop", "television", "panel"]), severity: .error,
    sources: [.actionSheets("Best practices")],
    why: "The way back is where the hand is, and always in the same place.",
    check: "Cancel is the lowest button, wherever the scene lists it.",
    remedy: "Nothing to do in a scene.",
    kept:
      "Placing puts Cancel at the foot of the card, where it stays while the choices "
      + "scroll.",
    examples: [
      .situation(
        when: "a scene lists Cancel first",
        then: "it is the lowest button all the same"),
      .situation(
        when: "the choices scroll",
        then: "Cancel stays in its place"),
    ])
}
