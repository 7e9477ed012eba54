extension Rule {
  static let alertButtonOneToThree = Rule.alert(
    "ALERT-BUTTON-ONE-TO-THREE", applies: .general, severity: .warning,
    sources: [.alertsInChinese("Introduction")],
    why: "With more than three buttons an alert becomes a list, which it is not made for.",
    check: "There are at most as many buttons, Cancel counted, as the limit `alert-buttons` says.",
    remedy: "Move the choices to an action sheet or a screen.",
    examples: [
      .fires(
        at: "alert.buttons",
        """
        alert:
          title: Sync Conflict
          reason: problem
          buttons:
          - {title: Keep Mine}
          - {title: Keep Theirs}
          - {title: Merge}
          - {role: cancel}
        """),
      .passes(
        """
        alert:
          title: Sync Conflict
          reason: problem
          buttons: [{title: Merge}, {title: Skip}, {role: cancel}]
        """),
      .passes(
        """
        lang: zh
        alert:
          title: 同步冲突
          buttons: [{title: 合并}, {title: 跳过}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Message Received
          reason: app-state
          buttons: [{title: Reply}, {title: Call Back}, {title: Ignore}]
        """
      ).hidden,
    ]
  ) { scene in
    guard let limit = scene.context.limit("alert-buttons"), scene.buttons.count > limit else {
      return []
    }
    return [
      Fault(
        at: scene.path.key("buttons"), "\(scene.buttons.count) buttons; at most \(limit) are clear")
    ]
  }.forTheCar(since: .edition2026)
}
