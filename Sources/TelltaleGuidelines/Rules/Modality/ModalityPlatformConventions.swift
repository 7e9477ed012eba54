extension Rule {
  static let modalityPlatformConventions = Rule.construct(
    "MODALITY-PLATFORM-CONVENTIONS", element: "modality", applies: .everywhere,
    sources: [.modality("Best practices")],
    why: "People look for the way out where their platform has it.",
    check: "A scene says what the control is called and does, and not where it stands.",
    remedy: "Remove the key.",
    examples: [
      .fires(
        at: "modal.dismiss.position",
        """
        modal: {purpose: separate-task, title: New Place, dismiss: {title: Done, position: bottom}}
        """),
      .fires(
        at: "modal.position",
        """
        modal: {purpose: separate-task, title: New Place, position: center, dismiss: {title: Done}}
        """),
      .passes(
        ExampleScenes.plainModal,
        beside: ["MODALITY-FULLSCREEN-USES", "MODALITY-SHEET-FOR-TASK"]),
      .passes(
        """
        modal:
          purpose: separate-task
          title: Pick a Place
          dismiss: {title: Done, cancel: true, action: {emit: picked}}
          content: [{table: {rows: [{title: Home, action: {emit: home, result: The map moves there.}}]}}]
        """,
        beside: ["MODALITY-FULLSCREEN-USES", "MODALITY-SHEET-FOR-TASK"]
      ).hidden,
    ])
}
