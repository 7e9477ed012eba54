extension Rule {
  static let actionSheetDestructiveTop = Rule.layout(
    "ACTION-SHEET-DESTRUCTIVE-TOP", element: "action-sheet", applies: .general, severity: .error,
    sources: [.actionSheets("Best practices")],
    why:
      "A destructive button at the top is noticed, and is too far from the thumb for a touch by mistake.",
    check:
      "From the top: destructive choices, the others, each in the order of the scene, then Cancel. The focus begins "
      + "with the first choice that is not destructive.",
    remedy: "Nothing to do in a scene.",
    kept: "Placing orders the choices; the session begins with a harmless one.",
    examples: [
      .situation(
        when: "Save Draft, Delete Draft and Cancel are listed in this order",
        then:
          "Delete Draft is on top, Save Draft next, Cancel last, and Save Draft has the "
          + "focus"),
      .situation(
        when: "nothing on the sheet destroys",
        then: "the choices stand as listed, Cancel last"),
    ])
}
