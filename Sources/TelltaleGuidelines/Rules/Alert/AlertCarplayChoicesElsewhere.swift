extension Rule {
  static let alertCarplayChoicesElsewhere = Rule.alert(
    "ALERT-CARPLAY-CHOICES-ELSEWHERE", applies: .car, severity: .warning,
    sources: .car("Alert buttons"),
    why: "A list of choices has no place in an alert, and the car has no action sheets.",
    check: "There are at most two buttons beside Cancel.",
    remedy: "Move the choices to a table screen, or to an action sheet on the companion phone.",
    examples: [
      .fires(
        at: "alert.buttons",
        """
        alert:
          title: Stop Nearby?
          buttons: [{title: Fuel}, {title: Food}, {title: Parking}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Stop for Fuel?
          buttons: [{title: Stop}, {role: cancel}]
        """),
      .passes(
        """
        lang: ja
        alert:
          title: 近くで停車しますか？
          buttons: [{title: 給油}, {title: 食事}, {role: cancel}]
        """, beside: ["ALERT-CARPLAY-THREE-BUTTONS"]
      ).hidden,
      .passes(
        """
        alert:
          title: Stop Nearby?
          on-cancel: {emit: closed}
          buttons: [{title: Refuel}, {title: Park}]
        """
      ).hidden,
    ]
  ) { scene in
    guard scene.choices.count > 2 else { return [] }
    return [
      Fault(
        at: scene.path.key("buttons"), "\(scene.choices.count) choices beside Cancel in an alert")
    ]
  }.until(.edition2022)
}
