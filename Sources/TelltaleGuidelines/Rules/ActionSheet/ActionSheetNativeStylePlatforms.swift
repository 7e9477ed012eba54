extension Rule {
  static let actionSheetNativeStylePlatforms = Rule.layout(
    "ACTION-SHEET-NATIVE-STYLE-PLATFORMS", element: "action-sheet",
    applies: .anyGroup(["phone", "tablet", "television"]), severity: .error,
    sources: [.actionSheets("Developer note")],
    why: "People know sheets in the form that their platform has.",
    check:
      "A sheet has the sheet form on phone, tablet and television, and on a built-in "
      + "display that asks for it; a form of its own on the watch; and is a dialog on the "
      + "desktop.",
    remedy: "Write `native-style: true` where a built-in display should have the sheet form.",
    kept:
      "The profile names the form of sheets (`overlay.sheet` and `overlay.native-"
      + "sheet`), and placing follows it.",
    examples: [
      .situation(
        when: "a sheet opens on the desktop",
        then: "it is a dialog in the middle"),
      .situation(
        when: "a sheet opens on television",
        then: "it stands on the lower safe edge"),
    ])
}
