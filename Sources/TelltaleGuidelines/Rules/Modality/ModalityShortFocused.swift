extension Rule {
  static let modalityShortFocused = Rule.lint(
    "MODALITY-SHORT-FOCUSED", element: "modality", applies: .everywhere, severity: .note,
    sources: [.modality("Best practices")],
    why: "An interruption has to be short.",
    check:
      "A modal has no more steps, fields and heights of the narrowest screen than the "
      + "limits `modal-steps`, `modal-inputs` and `modal-heights` say; a fullscreen one "
      + "of several steps may have `modal-steps-fullscreen`.",
    remedy: "Ask for less, or make it a screen.",
    examples: [
      .fires(
        at: "modal.steps",
        """
        profile: ios
        modal:
          style: sheet
          purpose: separate-task
          title: Set Up Account
          dismiss: {title: Done}
          saves-itself: true
          steps: 6
          content:
          - field: name
        """),
      .passes(
        """
        profile: ios
        modal:
          style: sheet
          purpose: separate-task
          title: New Place
          dismiss: {title: Done}
          saves-itself: true
          steps: 1
          content:
          - field: name
        """),
      .passes(
        """
        profile: ios
        modal:
          style: fullscreen
          purpose: separate-task
          title: Set Up Charger
          dismiss: {title: Done}
          saves-itself: true
          multistep: true
          steps: 7
          content:
          - field: name
        """
      ).hidden,
      .passes(ExampleScenes.fullscreenChoice).hidden,
      .passes(ExampleScenes.chineseChoice).hidden,
    ]
  ) { (scene: ModalReading) in
    ModalLength(scene).excess(halved: false)
  }
}
