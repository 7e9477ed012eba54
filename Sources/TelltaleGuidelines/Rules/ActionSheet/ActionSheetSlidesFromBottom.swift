extension Rule {
  static let actionSheetSlidesFromBottom = Rule.layout(
    "ACTION-SHEET-SLIDES-FROM-BOTTOM", element: "action-sheet",
    applies: .anyGroup(["phone", "tablet", "panel"]), severity: .error,
    sources: [.carElements("Action sheets")],
    why:
      "A sheet that comes from the edge belongs visibly to the control that was touched, and is not taken for "
      + "another screen.",
    check:
      "In the first frame the sheet is below the screen, in the last it stands on the "
      + "lower safe edge; on the way it rises and never moves sideways. With reduced "
      + "motion the last frame is the first.",
    remedy: "Nothing to do in a scene.",
    kept:
      "Drawing moves the sheet up on the session's clock; where sheets are dialogs, "
      + "`native-style: true` asks for it.",
    examples: [
      .situation(
        when: "a sheet opens on a phone",
        then: "each frame has it higher than the one before, until it stands"),
      .situation(
        when: "an alert opens",
        then: "it does not move"),
    ])
}
