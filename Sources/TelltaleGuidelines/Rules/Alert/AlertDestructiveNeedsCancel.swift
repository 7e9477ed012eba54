extension Rule {
  static let alertDestructiveNeedsCancel = Rule.alert(
    "ALERT-DESTRUCTIVE-NEEDS-CANCEL", .construct, applies: .everywhere, severity: .error,
    sources: [.alerts("Alert buttons")] + .car("Alert buttons") + [
      .alertsInEnglish("Alert buttons")
    ],
    why: "People who are asked to destroy something need a plain and safe way to decline.",
    check:
      "An alert with a button that is destructive by role or effect has one with `role: cancel`.",
    remedy: "Add `{role: cancel}`.",
    enforcement: .elsewhere("The loader refuses the file under this id, with the place."),
    examples: [
      .fires(
        at: "alert.buttons[0]",
        """
        alert:
          title: Delete This Route?
          buttons: [{title: Delete, role: destructive}]
        """),
      .fires(
        at: "alert.buttons[0]",
        """
        alert:
          title: Delete This Route?
          buttons: [{title: Delete, role: destructive}, {title: Archive}]
        """),
      .passes(
        """
        alert:
          title: Delete This Route?
          buttons: [{title: Delete, role: destructive}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Delete This Route?
          buttons: [{role: cancel}, {title: Delete, effect: destroys-data, role: destructive}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Route Lost
          on-cancel: {emit: closed}
          buttons: [{title: Show Route}, {title: OK}]
        """
      ).hidden,
    ])
}
