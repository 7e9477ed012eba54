import TelltaleModel

extension Rule {
  static let alertMinimize = Rule.alert(
    "ALERT-MINIMIZE", applies: .everywhere, severity: .note,
    cases: ["warning for an alert that opens another alert"],
    sources: .allPages("Introduction"),
    why: "Each alert interrupts, and one that leads to the next interrupts twice.",
    check:
      "No button of an alert opens another alert, written there or by its id. Files that are checked as one app, "
      + "with at least as many screens as the limit `screens-per-alert` says, have at most one alert for every so "
      + "many screens.",
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
      .fires(
        at: "alert.buttons[0].action",
        """
        alert:
          id: a1
          title: Delete This Route?
          buttons:
          - {title: Delete, role: destructive, action: {open: {alert: a2}}}
          - {role: cancel}
        """),
      .fires(
        at: "screen.content[0].button.action.open.alert.buttons[0].action",
        """
        screen:
          content:
          - button:
              title: Delete Route
              action:
                open:
                  alert:
                    title: Delete This Route?
                    buttons:
                    - {title: Delete, role: destructive, action: [{emit: gone}, {open: {alert: a2}}]}
                    - {role: cancel}
        """
      ).hidden,
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
  ) { (scene: AlertReading) in
    Element.alert(scene.alert).actions(at: scene.path).compactMap { placed in
      guard placed.action.opensAlert else { return nil }
      return Fault(at: placed.path, "the button opens another alert", severity: .warning)
    }
  }.also { (bundle: BundleReading) in
    guard let each = bundle.context.limit("screens-per-alert") else { return [] }
    let (alerts, screens) = (bundle.alertCount, bundle.app.screens.count)
    guard screens >= each, alerts * each > screens + each - 1 else { return [] }
    return [
      Fault(
        at: bundle.path,
        "\(alerts) alerts on \(screens) screens, more than one for every \(each)",
        remedy: "Show on a screen what need not interrupt people.")
    ]
  }
}
