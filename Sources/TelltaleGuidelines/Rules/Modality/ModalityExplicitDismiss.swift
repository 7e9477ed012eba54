extension Rule {
  static let modalityExplicitDismiss = Rule.behaviour(
    "MODALITY-EXPLICIT-DISMISS", element: "modality", applies: .everywhere, severity: .error,
    sources: [.modality("Introduction"), .modality("Best practices")],
    why: "A modal that goes away by itself interrupts what somebody was about to do in it.",
    check: "A modal closes when somebody closes it: there is no `auto-dismiss` and no `timeout`.",
    remedy: "Remove the key.",
    kept:
      "The loader refuses the keys; the session closes a modal on its control or its gesture "
      + "alone.",
    examples: [
      .fires(
        at: "modal.auto-dismiss",
        """
        modal: {purpose: separate-task, title: New Place, dismiss: {title: Done}, auto-dismiss: 5}
        """),
      .fires(
        at: "modal.timeout",
        """
        modal: {purpose: separate-task, title: New Place, dismiss: {title: Done}, timeout: 30}
        """),
      .situation(
        when: "somebody touches beside an open sheet",
        then: "it stays"),
      .passes(
        ExampleScenes.plainModal,
        beside: ["MODALITY-FULLSCREEN-USES", "MODALITY-SHEET-FOR-TASK"]),
    ])
}
