extension Rule {
  static let actionSheetChoicesFitContext = Rule.guidance(
    "ACTION-SHEET-CHOICES-FIT-CONTEXT", element: "action-sheet", applies: .general,
    sources: [.carElements("Action sheets"), .actionSheets("Introduction")],
    why: "A sheet helps when it offers what belongs to what somebody is doing at that moment.",
    remedy:
      "Read the trigger and the titles together: would somebody who touched the one "
      + "expect the others?",
    because: "Whether a choice fits a situation is a matter of meaning.")
}
