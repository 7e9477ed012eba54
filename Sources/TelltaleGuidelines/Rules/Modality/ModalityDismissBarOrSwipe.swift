extension Rule {
  static let modalityDismissBarOrSwipe = Rule.behaviour(
    "MODALITY-DISMISS-BAR-OR-SWIPE", element: "modality",
    applies: .anyGroup(["phone", "tablet", "watch"]), severity: .error,
    sources: [.modality("Best practices")],
    why: "There people look for the way out in the bar, or push the thing away.",
    check:
      "The way out stands in the modal's bar, and a drag down by more than a quarter of "
      + "the height closes it as well, or a shorter one of a swift finger, from the bar or from "
      + "content at its beginning.",
    remedy: "Nothing to do in a scene.",
    kept:
      "Placing follows `overlay.dismiss-place`; the session takes the drag for the "
      + "control, with the question before loss.",
    examples: [
      .situation(
        when: "a sheet is dragged down by half its height",
        then: "it closes as if by its control"),
      .situation(
        when: "a sheet is dragged down on the desktop",
        then: "it stays"),
    ])
}
