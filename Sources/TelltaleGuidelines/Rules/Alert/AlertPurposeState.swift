extension Rule {
  static let alertPurposeState = Rule.alert(
    "ALERT-PURPOSE-STATE", applies: .general, severity: .warning,
    cases: ["note where `reason` is absent"],
    sources: .general("Introduction") + [.modality("Introduction")],
    why: "An alert interrupts, which only something important about app or device is worth.",
    check: "`reason` is none of tip, promotion, rating, progress, success, news.",
    remedy:
      "Show it in the course of the app instead, or declare the reason that calls for an alert.",
    examples: [
      .fires(
        at: "alert.reason",
        """
        alert:
          title: Try the New Themes
          reason: tip
          buttons: [{title: OK}]
        """),
      .fires(
        at: "alert",
        """
        alert:
          title: Storage Almost Full
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Storage Almost Full
          reason: device-state
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Charging Stopped
          reason: unexpected
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 充電が停止しました。
          reason: system-problem
          buttons: [{title: OK}]
        """
      ).hidden,
    ]
  ) { $0.unfitReasons() }
}
