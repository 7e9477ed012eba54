extension Rule {
  static let alertCarplayPurposeAppState = Rule.alert(
    "ALERT-CARPLAY-PURPOSE-APP-STATE", applies: .car, severity: .warning,
    cases: [
      "note where `reason` is absent and the scene does not make it plain, or is device-state"
    ],
    sources: .car("Introduction"),
    why: "A driver is interrupted only for something important about the app itself.",
    check: "`reason` is none of tip, promotion, rating, progress, success, news, nor device-state.",
    remedy: "Leave it for when the car is parked, or declare the reason that calls for an alert.",
    examples: [
      .fires(
        at: "alert.reason",
        """
        alert:
          title: Storage Almost Full
          reason: device-state
          buttons: [{title: OK}]
        """),
      .fires(
        at: "alert.reason",
        """
        alert:
          title: Rate This App
          reason: rating
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Route Unavailable
          reason: problem
          buttons: [{title: Retry}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Radio Paused
          reason: app-state
          buttons: [{title: Resume}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 无法规划路线
          reason: problem
          buttons: [{title: 重试}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Device Settings Lost
          reason: app-state
          buttons: [{title: Restore}, {role: cancel}]
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
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 地図を読み込めません
          on-cancel: {emit: closed}
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
  ) { scene in
    guard scene.alert.reason == .deviceState else { return scene.unfitReasons() }
    return [
      Fault(
        at: scene.path.key("reason"),
        "device-state: in the car an alert speaks of the app, not of the device", severity: .note)
    ]
  }
}
