extension Rule {
  static let modalityIosSaveSheet = Rule.lint(
    "MODALITY-IOS-SAVE-SHEET", element: "modality", applies: .phone, severity: .note,
    sources: [.modality("Best practices")],
    why: "A sheet with a way to save is the quick way out that people of this platform know.",
    check: "`confirm-close` is an action sheet with a button that saves.",
    remedy: "Ask with an action sheet: save, discard, Cancel.",
    examples: [
      .fires(
        at: "modal.confirm-close",
        """
        profile: ios
        modal:
          style: sheet
          purpose: separate-task
          title: New Place
          dismiss: {title: Done}
          confirm-close:
            action-sheet:
              title: Leave This Place?
              trigger: dismiss
              buttons: [{title: Discard, role: destructive}, {role: cancel}]
          content:
          - field: name
        """),
      .fires(
        at: "modal.confirm-close",
        """
        profile: ios
        modal:
          style: sheet
          purpose: separate-task
          title: New Place
          dismiss: {title: Done}
          confirm-close:
            alert:
              title: Keep This Place?
              reason: confirm-destructive
              buttons: [{title: Discard, role: destructive}, {title: Save, likely: true}, {role: cancel}]
          content:
          - field: name
        """
      ).hidden,
      .passes(ExampleScenes.askedForField),
      .passes(
        """
        lang: ja
        profile: ios
        modal:
          style: sheet
          purpose: separate-task
          title: 新しい場所
          dismiss: {title: 完了}
          confirm-close:
            action-sheet:
              title: この場所を残す
              trigger: dismiss
              buttons: [{title: 破棄, role: destructive}, {title: 保存}, {role: cancel}]
          content:
          - field: name
        """
      ).hidden,
      .passes(ExampleScenes.savedField).hidden,
    ]
  ) { (scene: ModalReading) in
    let path = scene.path.key("confirm-close")
    guard let question = ClosingQuestion(scene), question.isRead else { return [] }
    if question.isSheet {
      return question.saves ? [] : [Fault(at: path, "the sheet has no button that saves")]
    }
    return question.saves && question.discards
      ? [Fault(at: path, "an alert that offers to save and to discard")] : []
  }
}
