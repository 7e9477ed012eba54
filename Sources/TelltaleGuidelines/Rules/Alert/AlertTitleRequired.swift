extension Rule {
  static let alertTitleRequired = Rule.alert(
    "ALERT-TITLE-REQUIRED", .construct, applies: .everywhere, severity: .error,
    sources: .allPages("Introduction"),
    why: "The title is what people read first, and often all they read.",
    check: "`title` is present and not empty once white space is trimmed.",
    remedy: "Give the alert a title that says what has happened.",
    enforcement: .elsewhere("The loader refuses the file under this id, with the place."),
    examples: [
      .fires(
        at: "alert",
        """
        alert:
          message: The route could not be loaded.
          buttons: [{title: OK}]
        """),
      .fires(
        at: "alert.title",
        """
        alert:
          title: '   '
          buttons: [{title: OK}]
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
          title: '80 %'
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: [Route Not Loaded, No Route]
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """
      ).hidden,
    ])
}
