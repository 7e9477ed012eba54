extension Rule {
  static let alertAppearanceFixed = Rule.alert(
    "ALERT-APPEARANCE-FIXED", .construct, applies: .everywhere, severity: .error,
    sources: .allPages("Introduction"),
    why: "An alert looks the same in every app, so that people recognise it.",
    check:
      "An alert and its buttons have no keys for colour, font, size, place, picture or motion, "
      + "nor any other unknown key.",
    remedy: "Remove the key; say by `role` what a button means.",
    enforcement: .elsewhere("The loader refuses the file under this id, with the place."),
    examples: [
      .fires(
        at: "alert.background",
        """
        alert:
          title: Route Not Loaded
          background: '#102030'
          buttons: [{title: OK}]
        """),
      .fires(
        at: "alert.buttons[0].color",
        """
        alert:
          title: Route Not Loaded
          buttons: [{title: OK, color: red}]
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
        # The app's own keys are nobody's business.
        alert:
          title: Route Not Loaded
          x-color: red
          on-cancel: {emit: closed}
          buttons: [{title: OK, x-icon: check}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: Red Background Chosen
          message: The font size is 18.
          on-cancel: {emit: closed}
          buttons: [{title: OK}]
        """
      ).hidden,
    ])
}
