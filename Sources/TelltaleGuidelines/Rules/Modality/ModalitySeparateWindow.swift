extension Rule {
  static let modalitySeparateWindow = Rule.construct(
    "MODALITY-SEPARATE-WINDOW", element: "modality", applies: .everywhere,
    sources: [.modality("Introduction")],
    why: "A window of its own is for platforms that have windows.",
    check: "The style window is used where the profile lists it.",
    remedy: "Use another style of the profile, or leave it out.",
    examples: [
      .situation(
        when: "a modal of the style window is judged for a phone",
        then: "it is refused"),
      .passes(
        ExampleScenes.plainModal,
        beside: ["MODALITY-FULLSCREEN-USES", "MODALITY-SHEET-FOR-TASK"]),
      .passes(
        """
        screen: {content: [{button: {title: Open Window, action: {emit: window}}}]}
        """
      ).hidden,
    ])
}
