extension Rule {
  static let modalityNotLoseInterruptedTask = Rule.lint(
    "MODALITY-NOT-LOSE-INTERRUPTED-TASK", element: "modality",
    applies: .everywhere, severity: .note,
    sources: [.modality("Best practices")],
    why:
      "People who spend long in a view that hides the previous screen forget what they were doing.",
    check:
      "A modal that covers more of the screen than the limit `modal-cover-percent` says, and is neither immersive "
      + "nor multistep, keeps to half of the limits of MODALITY-SHORT-FOCUSED.",
    remedy: "Ask for less, or leave more of the screen in sight.",
    examples: [
      .fires(
        at: "modal.steps",
        """
        profile: ios
        modal:
          style: fullscreen
          purpose: separate-task
          title: Set Up Radio
          dismiss: {title: Done}
          saves-itself: true
          steps: 3
          content:
          - field: name
        """),
      .passes(
        """
        profile: ios
        modal:
          style: sheet
          purpose: separate-task
          title: Set Up Radio
          dismiss: {title: Done}
          saves-itself: true
          steps: 2
          content:
          - field: name
        """),
      .passes(
        """
        profile: ios
        modal:
          style: fullscreen
          purpose: separate-task
          title: Set Up Radio
          dismiss: {title: Done}
          saves-itself: true
          multistep: true
          steps: 3
          content:
          - field: name
        """
      ).hidden,
      .passes(ExampleScenes.fullscreenChoice).hidden,
      .passes(ExampleScenes.japaneseChoice).hidden,
    ]
  ) { (scene: ModalReading) in
    guard !scene.isImmersive, !scene.modal.isMultistep,
      let limit = scene.context.limit("modal-cover-percent"),
      scene.coveredPercent > limit
    else { return [] }
    return ModalLength(scene).excess(halved: true)
  }
}

extension ModalReading {
  /// How much of the screen it takes.
  fileprivate var coveredPercent: Int {
    guard modal.style != .fullscreen else { return 100 }
    let overlay = context.profile.overlay
    return overlay.modalWidthPercent * overlay.modalHeightPercent / 100
  }
}
