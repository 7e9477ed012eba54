extension Rule {
  static let actionSheetDestructiveTop = Rule.layout(
    "ACTION-SHEET-DESTRUCTIVE-TOP", element: "action-sheet", applies: .general, severity: .error,
    sources: [.actionSheets("Best practices")],
    why: "At the top it is noticed, and far from the thumb it is not touched by mistake.",
    check:
      "From the top: what destroys, the others, each as listed, then Cancel; the focus "
      + "begins with the first choice that destroys nothing.",
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
