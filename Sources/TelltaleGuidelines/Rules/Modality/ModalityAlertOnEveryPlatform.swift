extension Rule {
  static let modalityAlertOnEveryPlatform = Rule.construct(
    "MODALITY-ALERT-ON-EVERY-PLATFORM", element: "modality", applies: .everywhere,
    sources: [.modality("Introduction")],
    why: "What matters most has to reach people everywhere.",
    check: "An alert with a title and a button loads for every profile, and is answered.",
    remedy: "Nothing to do in a scene.",
    kept: "Every profile shows alerts; the session lets nothing through to what is below.",
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
