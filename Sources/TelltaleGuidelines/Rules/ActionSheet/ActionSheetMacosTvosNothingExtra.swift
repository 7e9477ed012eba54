extension Rule {
  static let actionSheetMacosTvosNothingExtra = Rule.guidance(
    "ACTION-SHEET-MACOS-TVOS-NOTHING-EXTRA", element: "action-sheet",
    applies: .desktopAndTelevision,
    sources: [.actionSheets("Platform considerations")],
    why: "Desktop and television have no rules for sheets beyond those for all platforms.",
    remedy: "Nothing to do in a scene.",
    because: "It says that there are no further rules, so there is nothing to check.")
}
