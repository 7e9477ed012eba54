extension Rule {
  static let alertButtonAtLeastOne = Rule.alert(
    "ALERT-BUTTON-AT-LEAST-ONE", .construct, applies: .everywhere, severity: .error,
    sources: .allPages("Introduction"),
    why: "Nobody can answer an alert without a button, and no button is added.",
    check: "`buttons` is a list of at least one.",
    remedy: "Add a button, such as `{title: OK}`.",
    enforcement: .elsewhere("The loader refuses the file under this id, with the place."),
    examples: [
      .fires(
        at: "alert",
        """
        alert:
          title: Route Not Loaded
        """),
      .fires(
        at: "alert.buttons",
        """
        alert:
          title: Route Not Loaded
          buttons: []
        """),
      .passes(
        """
        alert:
          title: Route Not Loaded
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Route Not Loaded
          buttons: [{role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        alert:
          title: 経路を読み込めません。
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """
      ).hidden,
    ])
}
