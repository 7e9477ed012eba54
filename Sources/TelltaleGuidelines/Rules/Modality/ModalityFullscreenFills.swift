extension Rule {
  static let modalityFullscreenFills = Rule.layout(
    "MODALITY-FULLSCREEN-FILLS", element: "modality", applies: .everywhere, severity: .error,
    sources: [.modality("Best practices")],
    why: "A task that takes all attention gets all of the screen.",
    check: "A fullscreen modal covers the display; nothing of the screen below it is drawn.",
    remedy: "Nothing to do in a scene.",
    kept: "Placing gives it the display, and drawing leaves out what is covered.",
    examples: [
      .situation(
        when: "a fullscreen modal opens over a tab bar",
        then: "not a pixel of the tab bar is left"),
      .situation(
        when: "a sheet opens",
        then: "the screen is seen around it, dimmed"),
    ])
}
