extension Rule {
  static let modalityAlertOnEveryPlatform = Rule.construct(
    "MODALITY-ALERT-ON-EVERY-PLATFORM", element: "modality", applies: .everywhere,
    sources: [.modality("Introduction")],
    why: "The most important news has to reach people on every platform.",
    check: "An alert with a title and a button loads for every profile, and is answered.",
    remedy: "Nothing to do in a scene.",
    kept: "Every profile shows alerts; the session lets no input through to the screen below.",
    examples: [
      .situation(
        when: "a profile is checked that does not show alerts",
        then: "the check says so"),
      .passes(
        """
        alert:
          title: Signal Lost
          reason: problem
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """),
      .passes(
        """
        lang: zh
        alert:
          title: 信号丢失
          reason: problem
          on-cancel: {emit: closed}
          buttons: [{title: 好}]
        """
      ).hidden,
    ])
}
