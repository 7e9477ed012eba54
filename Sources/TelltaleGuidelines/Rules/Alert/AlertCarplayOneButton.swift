extension Rule {
  static let alertCarplayOneButton = Rule.alert(
    "ALERT-CARPLAY-ONE-BUTTON", applies: .car, severity: .note,
    sources: .car("Alert buttons"),
    why: "A lone button tells people something and gives them no choice.",
    check:
      "There is more than one button, or `acknowledge-only: true` with `reason` problem or "
      + "critical.",
    remedy: "Offer what can be done, with Cancel; or declare that nothing can be done.",
    examples: [
      .fires(
        at: "alert.buttons",
        """
        alert:
          title: Switch to Offline Maps
          reason: app-state
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Phone Overheated
          reason: critical
          acknowledge-only: true
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """),
      .passes(
        """
        lang: zh
        alert:
          title: 手机温度过高
          buttons: [{title: 重试}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Map Server Unreachable
          reason: problem
          acknowledge-only: true
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """
      ).hidden,
    ]
  ) { scene in
    let isGrave = scene.alert.reason == .problem || scene.alert.reason == .critical
    guard scene.buttons.count == 1, !(isGrave && scene.alert.isAcknowledgeOnly) else { return [] }
    return [Fault(at: scene.path.key("buttons"), "the only button gives people no choice")]
  }.until(.edition2022)
}
