extension Rule {
  static let alertCarplayThreeButtons = Rule.alert(
    "ALERT-CARPLAY-THREE-BUTTONS", applies: .car, severity: .warning,
    sources: .car("Alert buttons"),
    why:
      "An alert of three buttons or more takes reading and perhaps scrolling while somebody drives.",
    check: """
      There are at most two buttons, Cancel counted. `alert-buttons` does not change this: it \
      counts in the car from edition 2026 on.
      """,
    remedy: "Offer one action and Cancel, and move the other choices to a table screen.",
    examples: [
      .fires(
        at: "alert.buttons",
        """
        alert:
          title: Stop Nearby?
          buttons: [{title: Fuel}, {title: Food}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Stop for Fuel?
          buttons: [{title: Stop}, {role: cancel}]
        """),
      .passes(
        """
        lang: zh
        alert:
          title: 要停车充电吗？
          buttons: [{title: 充电}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Message Received
          on-cancel: {emit: closed}
          buttons: [{title: Reply}, {title: Ignore}]
        """
      ).hidden,
    ]
  ) { scene in
    guard scene.buttons.count > 2 else { return [] }
    return [
      Fault(
        at: scene.path.key("buttons"), "\(scene.buttons.count) buttons are too many while driving")
    ]
  }.until(.edition2022)
}
