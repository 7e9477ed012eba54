extension Rule {
  static let modalityConfirmBeforeLoss = Rule.shared(
    "MODALITY-CONFIRM-BEFORE-LOSS", .behaviour, element: "modality",
    applies: .everywhere, severity: .error,
    sources: [.modality("Best practices")],
    why:
      "A modal that closes must not discard typed text without asking.",
    check: "A modal with something to type has `confirm-close`, or says `saves-itself: true`.",
    remedy:
      "Add `confirm-close` with a question, or save as people type and say "
      + "`saves-itself: true`.",
    kept: "A modal with something unsaved in it asks before it closes.",
    examples: [
      .fires(
        at: "modal",
        """
        profile: ios
        modal:
          style: sheet
          purpose: separate-task
          title: New Place
          dismiss: {title: Done}
          content:
          - field: name
        """),
      .situation(
        when: "text was typed and the sheet is being closed",
        then: "the question appears, and the sheet is still there"),
      .passes(ExampleScenes.askedForField),
      .passes(ExampleScenes.savedField).hidden,
      .passes(ExampleScenes.fullscreenChoice).hidden,
      .passes(ExampleScenes.japaneseChoice).hidden,
    ]
  ) { (scene: ModalReading) in
    guard let input = scene.inputs.first, scene.modal.confirmClose == nil, !scene.modal.savesItself
    else { return [] }
    return [
      Fault(
        at: scene.path,
        "text typed at \(input.path) would be lost: neither `confirm-close` nor `saves-itself`")
    ]
  }
}
