extension Rule {
  static let modalityTaskNamed = Rule.lint(
    "MODALITY-TASK-NAMED", element: "modality", applies: .everywhere, severity: .warning,
    sources: [.modality("Best practices")],
    why:
      "A title or a description tells people what the modal wants of them, so that they "
      + "do not lose their bearings.",
    check:
      "There is a title or a description, and a title that would suit anything has a "
      + "description beside it.",
    remedy: "Add a title that names the task.",
    examples: [
      .fires(
        at: "modal",
        """
        profile: ios
        modal:
          style: sheet
          purpose: separate-task
          dismiss: {title: Done}
          saves-itself: true
          content:
          - field: name
        """),
      .fires(
        at: "modal.title",
        """
        profile: ios
        modal:
          style: sheet
          purpose: confirm-or-choose
          title: Options
          dismiss: {title: Done}
          content:
          - table: {rows: [{title: Home, checkmark: {group: place}}, {title: Work, checkmark: {group: place}}]}
        """),
      .passes(ExampleScenes.savedField),
      .passes(
        """
        profile: ios
        modal:
          style: sheet
          purpose: confirm-or-choose
          title: Options
          dismiss: {title: Done}
          description: What the car does when it is locked
          content:
          - table: {rows: [{title: Home, checkmark: {group: place}}, {title: Work, checkmark: {group: place}}]}
        """
      ).hidden,
      .passes(
        """
        profile: ios
        modal:
          style: sheet
          purpose: separate-task
          title: {bind: place.title}
          dismiss: {title: Done}
          saves-itself: true
          content:
          - field: name
        """
      ).hidden,
      .passes(ExampleScenes.fullscreenChoice).hidden,
      .passes(ExampleScenes.japaneseChoice).hidden,
    ]
  ) { (scene: ModalReading) in
    if scene.descriptions.contains(where: \.hasLetters) { return [] }
    guard let title = scene.title, title.hasLetters else {
      // The application says it.
      if scene.modal.titleBinding != nil { return [] }
      return [Fault(at: scene.path, "the modal has neither title nor description")]
    }
    return title.isGeneric
      ? [Fault(title, "\(Quoting.text(title.string)) would suit any task")] : []
  }
}
