extension Rule {
  static let alertMessageOneOrTwoLines = Rule.alert(
    "ALERT-MESSAGE-ONE-OR-TWO-LINES", applies: .everywhere, severity: .warning,
    sources: .allPages("Alert titles and messages"),
    why: "One line or two are read; more are skipped or have to be scrolled.",
    check: "The message takes at most two lines on the narrowest screen of the profile.",
    remedy: "Say what people need for their answer, and no more.",
    examples: [
      .fires(
        at: "alert.message",
        """
        alert:
          title: Route Not Saved
          message: >-
            The storage of this unit is full, so the route that was just recorded could not be kept.
            Remove some older routes in the settings and then record the drive again when the car is
            parked.
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Route Not Saved
          message: The storage is full.
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Route Not Saved
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 経路を保存できません。
          message: 空き容量が足りません。
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """
      ).hidden,
    ]
  ) { scene in
    guard let message = scene.message else { return [] }
    let lines = scene.context.lines(message, in: scene.context.profile.typography.message)
    return lines > 2
      ? [
        Fault(
          message,
          "the message takes \(lines) lines; two at most are read")
      ] : []
  }
}
