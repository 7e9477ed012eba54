extension Rule {
  static let alertPurposeState = Rule.alert(
    "ALERT-PURPOSE-STATE", applies: .general, severity: .warning,
    cases: ["note where `reason` is absent and the scene does not make it plain"],
    sources: .general("Introduction") + [.modality("Introduction")],
    why: "An alert interrupts, and only important news about app or device justifies that.",
    check: "`reason` is none of tip, promotion, rating, progress, success, news.",
    remedy:
      "Show it on a screen of the app instead, or declare the reason that calls for an alert.",
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
      .passes(
        """
        alert:
          title: Pair “Anna’s iPhone”?
          buttons: [{title: Pair}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Map Not Loaded
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 地図を読み込めません
          buttons: [{title: OK}]
        """
      ).hidden,
      .fires(
        at: "alert",
        """
        alert:
          title: Rate This App?
          buttons: [{title: Rate}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { $0.unfitReasons() }
}
