extension Rule {
  static let alertChoicesUseActionSheet = Rule.alert(
    "ALERT-CHOICES-USE-ACTION-SHEET", applies: .general, severity: .warning,
    sources: .general("Introduction") + [.actionSheets("Best practices")],
    why:
      "People who start something and have to pick how to go on expect a list of options, not an interruption.",
    check: "An alert with a `trigger` has at most one button beside Cancel.",
    remedy: "Write the same title and buttons as an `action-sheet`.",
    examples: [
      .fires(
        at: "alert.buttons",
        """
        alert:
          title: Share This Route
          trigger: share-button
          buttons: [{title: Message}, {title: Mail}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Delete This Route?
          trigger: delete-button
          reason: confirm-destructive
          buttons: [{title: Delete, role: destructive}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Connection Lost
          reason: problem
          buttons: [{title: Retry}, {title: Skip}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: この曲を購入しますか？
          trigger: buy-button
          buttons: [{title: 購入}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { scene in
    guard let trigger = scene.alert.trigger, scene.choices.count > 1 else { return [] }
    return [
      Fault(
        at: scene.path.key("buttons"),
        "\(trigger) leads to \(scene.choices.count) choices in an alert")
    ]
  }.forTheCar(since: .edition2026)
}
