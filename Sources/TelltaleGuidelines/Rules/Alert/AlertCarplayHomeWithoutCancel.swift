extension Rule {
  static let alertCarplayHomeWithoutCancel = Rule.alert(
    "ALERT-CARPLAY-HOME-WITHOUT-CANCEL", applies: .car, severity: .warning,
    sources: .car("Alert buttons"),
    why: "Home has the effect of Cancel, so an alert without Cancel must say what that effect is.",
    check: "There is a button with `role: cancel`, or `on-cancel`.",
    remedy: "Add `on-cancel`, which runs when Home closes the alert.",
    examples: [
      .fires(
        at: "alert",
        """
        alert:
          title: Phone Overheated
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Phone Overheated
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Route Unavailable
          buttons: [{title: Retry}, {role: cancel}]
        """),
      .passes(
        """
        lang: ja
        alert:
          title: 電話が高温です。
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Route Unavailable
          on-cancel: {emit: closed}
          buttons: [{title: Retry}, {title: Search}]
        """
      ).hidden,
    ]
  ) { scene in
    guard !scene.hasCancel, scene.alert.onCancel == nil else { return [] }
    return [
      Fault(
        at: scene.path,
        "neither Cancel nor `on-cancel`, so Home does nothing of its own")
    ]
  }
}
