extension Rule {
  static let actionSheetDevApi = Rule.guidance(
    "ACTION-SHEET-DEV-API", element: "action-sheet", applies: .general,
    sources: [
      .actionSheets("Developer note"), .actionSheets("Best practices"), .actionSheets("Resources"),
    ],
    why:
      "The page names the platform's own parts for such choices; here the `action-"
      + "sheet` element takes their place.",
    remedy:
      "Nothing to do in a scene: `action-sheet` stands for confirmationDialog and "
      + "UIAlertController.Style.actionSheet, `role: destructive` for the destructive "
      + "role and UIAlertAction.Style.destructive.",
    because: "It points to outside reference material and asks nothing of a scene.")
}
