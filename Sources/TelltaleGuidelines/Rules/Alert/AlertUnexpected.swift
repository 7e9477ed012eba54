import TelltaleModel

extension Rule {
  static let alertUnexpected = Rule.alert(
    "ALERT-UNEXPECTED", applies: .general, severity: .note,
    sources: [.alertsInChinese("Introduction"), .actionSheets("Best practices")],
    why: "Alerts report what people did not foresee; the answer to a press is no news to them.",
    check:
      "An alert with a `trigger` has a `reason` of confirm-purchase, confirm-destructive, "
      + "problem or critical, or none.",
    remedy: "Show what the control leads to in the app, or in an action sheet.",
    examples: [
      .fires(
        at: "alert.trigger",
        """
        alert:
          title: Playback Settings
          trigger: settings-button
          reason: app-state
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Connection Lost
          reason: problem
          buttons: [{title: Retry}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Buy This Song?
          trigger: buy-button
          reason: confirm-purchase
          buttons: [{title: Buy}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 電話に接続できません。
          trigger: connect-button
          reason: problem
          buttons: [{title: OK}]
        """
      ).hidden,
    ]
  ) { scene in
    let fit: [AlertReason] = [.confirmPurchase, .confirmDestructive, .problem, .critical]
    guard scene.alert.trigger != nil, let reason = scene.alert.reason, !fit.contains(reason) else {
      return []
    }
    return [
      Fault(
        at: scene.path.key("trigger"),
        "the alert answers a control that people used, for the reason \(reason.rawValue)")
    ]
  }
}
