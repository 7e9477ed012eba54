extension Rule {
  static let modalityConfirmOnEveryRoute = Rule.shared(
    "MODALITY-CONFIRM-ON-EVERY-ROUTE", .behaviour, element: "modality",
    applies: .everywhere, severity: .error,
    sources: [.modality("Best practices")],
    why: "However people close the modal, they are told what would be lost and can decide.",
    check:
      "The question of `confirm-close` says in its title what it is about, and offers "
      + "to keep and (as a destructive button) to discard beside Cancel.",
    remedy: "Ask “Keep This Place?” with Discard (`role: destructive`), Save and Cancel: in an "
      + "`action-sheet`, or in an `alert` where there are no sheets.",
    kept: "One and the same question is asked whichever way a modal is closed.",
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
          confirm-close: {alert: {title: Warning, buttons: [{title: OK}]}}
          content:
          - field: name
        """),
      .situation(
        when:
          "something unsaved is there, and Escape is pressed, Back is pressed, or the "
          + "sheet is drawn down",
        then: "the same question appears each time"),
      .passes(ExampleScenes.askedForField),
      .passes(
        """
        lang: zh
        profile: ios
        modal:
          style: sheet
          purpose: separate-task
          title: 新地点
          dismiss: {title: 完成}
          confirm-close:
            action-sheet:
              title: 保留此地点？
              trigger: dismiss
              buttons: [{title: 丢弃, role: destructive}, {title: 保存}, {role: cancel}]
          content:
          - field: name
        """
      ).hidden,
      .passes(ExampleScenes.savedField).hidden,
      .passes(ExampleScenes.fullscreenChoice).hidden,
    ]
  ) { (scene: ModalReading) in
    guard let question = ClosingQuestion(scene) else { return [] }
    let flaws = [
      (!question.isNamed, "says nothing of what would be lost"),
      (!question.offersToKeep, "offers no way to keep it"),
      (!question.discards, "has no destructive button to discard it"),
    ].filter(\.0).map(\.1)
    guard !flaws.isEmpty else { return [] }
    let remedy =
      ModalityRemedy.words(hasSheets: scene.context.profile.shows("action-sheet"))
    return [
      Fault(
        at: scene.path.key("confirm-close"), "the question \(flaws.joined(separator: " and "))",
        remedy: remedy)
    ]
  }
}

/// Three ways on are what an action sheet is for: an alert with them breaks guidelines of its own.
private enum ModalityRemedy {
  static func words(hasSheets: Bool) -> String {
    let answers = "“Keep This Place?” with Discard (`role: destructive`), Save and Cancel"
    return hasSheets
      ? "Ask \(answers) in an `action-sheet`; an alert is for fewer ways on."
      : "Ask \(answers), or let it save by itself and say `saves-itself: true`."
  }
}
