extension Rule {
  static let modalityDismissBarOrSwipe = Rule.behaviour(
    "MODALITY-DISMISS-BAR-OR-SWIPE", element: "modality",
    applies: .anyGroup(["phone", "tablet", "watch"]), severity: .error,
    sources: [.modality("Best practices")],
    why: "On these platforms people look for the way out in the bar, or drag the modal away.",
    check:
      "The way out stands in the modal's bar. A drag down by more than a quarter of the height closes the modal as "
      + "well, as does a shorter one of a swift finger; it starts on the bar, or on content that is scrolled to its "
      + "beginning.",
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
