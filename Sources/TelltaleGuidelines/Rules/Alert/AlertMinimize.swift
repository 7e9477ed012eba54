import TelltaleModel

extension Rule {
  static let alertMinimize = Rule.alert(
    "ALERT-MINIMIZE", applies: .everywhere, severity: .note,
    cases: ["warning for an alert that opens another alert"],
    sources: .allPages("Introduction"),
    why: "Each alert interrupts, and one that leads to the next interrupts twice.",
    check:
      "No button of an alert opens another alert (the ratio of alerts to screens is not "
      + "counted in a single scene).",
    remedy: "Ask once, or go on to a screen.",
    examples: [
      .fires(
        at: "alert.buttons[0].action",
        """
        alert:
          title: Delete This Route?
          buttons:
          - title: Delete
            role: destructive
            action:
              open:
                alert:
                  title: Route Deleted
                  buttons: [{title: OK}]
          - {role: cancel}
        """),
      .passes(
        """
        alert:
          title: Delete This Route?
          buttons:
          - {title: Delete, role: destructive, action: {emit: delete-route}}
          - {role: cancel}
        """),
      .passes(
        """
        lang: ja
        alert:
          title: 経路を削除しますか？
          buttons:
          - {title: 削除, role: destructive, action: {emit: delete-alert}}
          - {role: cancel}
        """
      ).hidden,
    ]
  ) { scene in
    scene.buttons.compactMap { button in
      guard case .open(.alert)? = button.action else { return nil }
      return Fault(
        at: button.path.key("action"), "the button opens another alert", severity: .warning)
    }
  }
}
