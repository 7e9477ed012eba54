extension Rule {
  static let modalityContextOptions = Rule.construct(
    "MODALITY-CONTEXT-OPTIONS", element: "modality", applies: .general,
    sources: [.modality("Introduction")],
    why: "Options for one thing make sense only to people who know which thing.",
    check: "A modal of the style activity-view says by `context` what it relates to.",
    remedy: "Name it: `context: route-17`.",
    examples: [
      .situation(
        when: "an activity view has no context",
        then: "it is refused"),
      .passes(
        ExampleScenes.plainModal,
        beside: ["MODALITY-FULLSCREEN-USES", "MODALITY-SHEET-FOR-TASK"]),
      .passes(ExampleScenes.sheetOfOne).hidden,
    ])
}
