extension Rule {
  static let alertPlacementByRole = Rule.alert(
    "ALERT-PLACEMENT-BY-ROLE", .construct, applies: .everywhere, severity: .error,
    sources: .general("Alert buttons"),
    why: "Buttons stand where people look for them, in every app alike.",
    check:
      "A button has no key for its place, such as position, order or side; the place follows "
      + "from `role` and `likely`.",
    remedy: "Remove the key.",
    enforcement: .elsewhere(
      "The loader refuses the file under this id, with the place. Placing goes by role."),
    examples: [
      .fires(
        at: "alert.buttons[0].side",
        """
        alert:
          title: Delete This Route?
          buttons: [{title: Delete, role: destructive, side: left}, {role: cancel}]
        """),
      .situation(
        when: "Cancel is listed first in one scene and last in another",
        then: "both look the same"),
      .passes(
        """
        alert:
          title: Delete This Route?
          buttons: [{role: cancel}, {title: Delete, role: destructive}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Message Received
          on-cancel: {emit: closed}
          buttons: [{title: Reply, likely: true}, {title: Ignore}]
        """
      ).hidden,
    ])
}
