extension Rule {
  static let alertCarplayTwoButtons = Rule.alert(
    "ALERT-CARPLAY-TWO-BUTTONS", applies: .car, severity: .note,
    sources: .car("Alert buttons"),
    why: "Two buttons make an easy either-or, which a driver can settle at a glance.",
    check: "There are exactly two buttons.",
    remedy: "Offer one action and Cancel.",
    examples: [
      .fires(
        at: "alert.buttons",
        """
        alert:
          title: Route Unavailable
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
          title: 経路がありません。
          buttons: [{title: 再検索}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Delete This Route?
          buttons: [{role: cancel}, {title: Delete, role: destructive}]
        """
      ).hidden,
    ]
  ) { scene in
    guard scene.buttons.count != 2 else { return [] }
    let count = scene.buttons.count == 1 ? "1 button" : "\(scene.buttons.count) buttons"
    return [Fault(at: scene.path.key("buttons"), "\(count); two are the normal form in a car")]
  }.until(.edition2022)
}
