extension Rule {
  static let actionSheetChoicesFitContext = Rule.guidance(
    "ACTION-SHEET-CHOICES-FIT-CONTEXT", element: "action-sheet", applies: .general,
    sources: [.carElements("Action sheets"), .actionSheets("Introduction")],
    why: "A sheet helps when its choices belong to what people are doing at that moment.",
    remedy:
      "Read the trigger and the titles together, and ask whether people who touched the one expect the others.",
    because: "A program cannot judge the meaning of a choice.")
}
