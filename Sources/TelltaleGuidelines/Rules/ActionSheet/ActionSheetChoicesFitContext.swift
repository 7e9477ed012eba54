extension Rule {
  static let actionSheetChoicesFitContext = Rule.guidance(
    "ACTION-SHEET-CHOICES-FIT-CONTEXT", element: "action-sheet", applies: .general,
    sources: [.carElements("Action sheets"), .actionSheets("Introduction")],
    why: "A sheet helps when it offers what belongs to what somebody is doing at that moment.",
    remedy:
      "Read the trigger and the titles together, and ask whether who touched the one "
      + "expects the others.",
    because: "Whether a choice fits a situation is a matter of meaning.")
}
