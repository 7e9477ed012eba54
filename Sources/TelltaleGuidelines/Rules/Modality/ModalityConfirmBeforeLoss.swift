extension Rule {
  static let modalityConfirmBeforeLoss = Rule.shared(
    "MODALITY-CONFIRM-BEFORE-LOSS", .behaviour, element: "modality",
    applies: .everywhere, severity: .error,
    sources: [.modality("Best practices")],
    why:
      "What people typed is theirs, and a modal that closes must not take it along "
      + "unasked.",
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
      .passes(
        """
        profile: ios
        modal:
          style: sheet
          purpose: separate-task
          title: New Place
          dismiss: {title: Done}
          confirm-close:
            action-sheet:
              title: Keep This Place?
              trigger: dismiss
              buttons: [{title: Discard, role: destructive}, {title: Save}, {role: cancel}]
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
        lang: ja
        profile: ios
        modal:
          style: sheet
          purpose: confirm-or-choose
          title: 場所を選択
          dismiss: {title: 完了}
          content:
          - table: {rows: [{title: 自宅, checkmark: {group: place}}, {title: 会社, checkmark: {group: place}}]}
        """
      ).hidden,
    ]
  ) { (scene: ModalScene) in
    guard let input = scene.inputs.first, scene.modal.confirmClose == nil, !scene.modal.savesItself
    else { return [] }
    return [
      Fault(
        at: scene.path,
        "what is typed at \(input.path) would be lost: neither `confirm-close` nor `saves-itself`")
    ]
  }
}
