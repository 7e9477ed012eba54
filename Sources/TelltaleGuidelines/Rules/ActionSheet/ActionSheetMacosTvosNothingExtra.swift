extension Rule {
  static let actionSheetMacosTvosNothingExtra = Rule.guidance(
    "ACTION-SHEET-MACOS-TVOS-NOTHING-EXTRA", element: "action-sheet",
    applies: .desktopAndTelevision,
    sources: [.actionSheets("Platform considerations")],
    why: "Desktop and television ask nothing of a sheet beyond what holds for all.",
    remedy: "Nothing to do in a scene.",
    because: "It says that there are no rules; there is nothing to look for.")
}
