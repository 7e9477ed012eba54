extension Rule {
  static let modalityComponentByPlatform = Rule.construct(
    "MODALITY-COMPONENT-BY-PLATFORM", element: "modality", applies: .everywhere,
    sources: [.modality("Introduction")],
    why:
      "Each platform has its own ways to bring something to the front, and people know those.",
    check: "`style` is one of those that the profile lists under `modal.styles`.",
    remedy: "Use a style of the profile, or leave it out.",
    examples: [
      .situation(
        when: "a modal of the style window is judged for a watch",
        then: "it is refused"),
      .passes(
        ExampleScenes.plainModal,
        beside: ["MODALITY-FULLSCREEN-USES", "MODALITY-SHEET-FOR-TASK"]),
      .passes(
        """
        lang: ja
        modal:
          purpose: separate-task
          title: 場所を選ぶ
          dismiss: {title: 完了}
          content: [{table: {rows: [{title: 自宅, action: {emit: home, result: 地図が動く}}]}}]
        """,
        beside: ["MODALITY-FULLSCREEN-USES", "MODALITY-SHEET-FOR-TASK"]
      ).hidden,
    ])
}
