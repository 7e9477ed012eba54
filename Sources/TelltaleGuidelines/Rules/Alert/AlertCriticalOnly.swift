extension Rule {
  static let alertCriticalOnly = Rule.alert(
    "ALERT-CRITICAL-ONLY", applies: .general, severity: .warning,
    sources: .general("Introduction"),
    why: "People stop reading alerts with news that they do not need.",
    check:
      "Title and message hold no greeting, praise, tip or request to rate (unimportant words).",
    remedy: "Say it on a screen of the app, or not at all.",
    examples: [
      .fires(
        at: "alert.title",
        """
        alert:
          title: Welcome Back
          reason: app-state
          buttons: [{title: OK}]
        """),
      .fires(
        at: "alert.title",
        """
        lang: ja
        alert:
          title: 保存しました。
          reason: app-state
          buttons: [{title: OK}]
        """),
      .fires(
        at: "alert.message",
        """
        alert:
          title: Payment Received
          message: Thank you for charging here.
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Battery Nearly Empty
          reason: device-state
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Route Not Saved
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Delete Saved Places?
          message: Places will be saved again at the next sync.
          buttons: [{title: Delete, role: destructive}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 连接未成功
          buttons: [{title: 好}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: “Success” Not Found
          buttons: [{title: Retry}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { $0.unimportantWording() }
}
