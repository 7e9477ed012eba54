extension Rule {
  static let modalityFullscreenNotAlwaysModal = Rule.construct(
    "MODALITY-FULLSCREEN-NOT-ALWAYS-MODAL", element: "modality", applies: .everywhere,
    sources: [.modality("Introduction")],
    why: "A map that fills the display is a screen, and not an interruption.",
    check:
      "A screen with `fullscreen: true` is pushed like any other and needs no control to close "
      + "it.",
    remedy: "Nothing to do in a scene.",
    kept: "The loader takes it as a property of screens; rules on modals look at modals.",
    examples: [
      .situation(
        when: "a screen fills the display",
        then: "no rule on modals applies to it"),
      .passes(
        """
        screen: {fullscreen: true, content: [{label: {text: Turn left in 200 m., message: true}}]}
        """),
      .passes(
        """
        lang: ja
        screen: {fullscreen: true, content: [{label: {text: 200m先を左折です。, message: true}}]}
        """
      ).hidden,
    ])
}
