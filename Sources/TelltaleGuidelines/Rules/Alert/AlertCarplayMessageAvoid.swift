extension Rule {
  static let alertCarplayMessageAvoid = Rule.alert(
    "ALERT-CARPLAY-MESSAGE-AVOID", applies: .car, severity: .note,
    cases: ["warning where the message repeats the title"],
    sources: .car("Alert titles and messages"),
    why: "A title that needs no message spares the driver a second look.",
    check:
      "There is no message, or it does not repeat the title (limit `alert-title-message-overlap-percent`).",
    remedy: "Put what matters into the title and leave the message out.",
    examples: [
      .fires(
        at: "alert.message",
        """
        alert:
          title: Route Unavailable
          message: The network is down.
          buttons: [{title: Retry}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Route Unavailable
          buttons: [{title: Retry}, {role: cancel}]
        """),
      .passes(
        """
        lang: zh
        alert:
          title: 网络已断开
          buttons: [{title: 重试}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: [Charging Stopped Near Exit 12, Charging Stopped]
          buttons: [{title: Retry}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { scene in
    guard let message = scene.message else { return [] }
    if scene.repeatsItself {
      return [Fault(message, "the message repeats the title", severity: .warning)]
    }
    return [Fault(message, "the title needs a message")]
  }
}
