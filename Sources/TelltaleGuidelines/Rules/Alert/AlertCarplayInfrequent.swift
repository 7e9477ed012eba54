extension Rule {
  static let alertCarplayInfrequent = Rule.alert(
    "ALERT-CARPLAY-INFREQUENT", .behaviour, applies: .car, severity: .note,
    sources: .car("Introduction"),
    why: "Alerts that are rare are taken seriously.",
    check:
      "More alerts than `alert-budget` within `alert-budget-window-minutes` of the profile are "
      + "noted, and shown all the same.",
    remedy: "Show less, or show it on a screen of the app.",
    enforcement: .elsewhere("The session counts the alerts it presents and notes the excess."),
    examples: [
      .situation(
        when: "the app presents four alerts within ten minutes",
        then: "one note names all four"),
      .situation(
        when: "the app presents two alerts within ten minutes",
        then: "nothing is noted"),
    ])
}
