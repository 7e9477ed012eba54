extension Rule {
  static let modalityShortFocused = Rule.lint(
    "MODALITY-SHORT-FOCUSED", element: "modality", applies: .everywhere, severity: .note,
    sources: [.modality("Best practices")],
    why: "What interrupts has to be done quickly.",
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
      .passes(
        """
        profile: carplay
        modal:
          style: fullscreen
          purpose: confirm-or-choose
          title: Choose Place
          dismiss: {title: Done}
          content:
          - table: {rows: [{title: Home, checkmark: {group: place}}, {title: Work, checkmark: {group: place}}]}
        """
      ).hidden,
      .passes(
        """
        lang: zh
        profile: ios
        modal:
          style: sheet
          purpose: confirm-or-choose
          title: 选择地点
          dismiss: {title: 完成}
          content:
          - table: {rows: [{title: 家, checkmark: {group: place}}, {title: 公司, checkmark: {group: place}}]}
        """
      ).hidden,
    ]
  ) { (scene: ModalScene) in
    ModalLength(scene).excess(halved: false)
  }
}
