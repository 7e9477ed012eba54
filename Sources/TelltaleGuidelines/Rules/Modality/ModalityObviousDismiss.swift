extension Rule {
  static let modalityObviousDismiss = Rule.construct(
    "MODALITY-OBVIOUS-DISMISS", element: "modality", applies: .everywhere,
    sources: [.modality("Best practices")],
    why: "People have to see how to get out.",
    check: "`dismiss` has a title or an icon that can be seen; a gesture alone is not enough.",
    remedy: "Add `dismiss: {title: Done}`.",
    examples: [
      .fires(
        at: "modal",
        """
        modal: {purpose: separate-task, title: New Place}
        """),
      .fires(
        at: "modal.dismiss",
        """
        modal: {purpose: separate-task, title: New Place, dismiss: {gesture: swipe-down}}
        """),
      .passes(
        ExampleScenes.plainModal,
        beside: ["MODALITY-FULLSCREEN-USES", "MODALITY-SHEET-FOR-TASK"]),
      .passes(
        """
        modal:
          purpose: separate-task
          title: Pick a Place
          dismiss: {icon: close, gesture: swipe-down}
          content: [{table: {rows: [{title: Home, action: {emit: home, result: The map moves there.}}]}}]
        """,
        beside: ["MODALITY-FULLSCREEN-USES", "MODALITY-SHEET-FOR-TASK"]
      ).hidden,
      .passes(
        """
        lang: ja
        modal:
          purpose: separate-task
          title: 場所を選ぶ
          dismiss: 完了
          content: [{table: {rows: [{title: 自宅, action: {emit: home, result: 地図が動く}}]}}]
        """,
        beside: ["MODALITY-FULLSCREEN-USES", "MODALITY-SHEET-FOR-TASK"]
      ).hidden,
    ])
}
