extension Rule {
  static let alertContentConfigurable = Rule.alert(
    "ALERT-CONTENT-CONFIGURABLE", .construct, applies: .general, severity: .error,
    sources: [.alertsInChinese("Introduction")],
    why:
      "The app decides the texts and the number of parts, so none is changed on the way to the screen.",
    check: "Titles, message and placeholders are shown exactly as the scene gives them.",
    remedy: "Nothing to do in a scene.",
    enforcement: .elsewhere(
      "Placing takes every string from the scene as it is; a test compares the two."),
    examples: [
      .situation(
        when: "a scene gives the title “Route not loaded.”",
        then: "exactly that string is placed on the screen"),
      .passes(
        """
        alert:
          title: “Maps+ & Co.” 18.2 Not Loaded
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        alert:
          title: “Réseau_5G” (2,4 GHz) Joined
          message: The password is stored under “Réseau_5G”.
          buttons: [{title: OK}]
        """
      ).hidden,
    ])
}
