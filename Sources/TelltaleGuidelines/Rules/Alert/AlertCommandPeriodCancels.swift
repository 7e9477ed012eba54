extension Rule {
  static let alertCommandPeriodCancels = Rule.alert(
    "ALERT-COMMAND-PERIOD-CANCELS", .behaviour, applies: .everywhere, severity: .error,
    sources: .general("Alert buttons"),
    why: "Command-Period is another way out that people know.",
    check:
      "A period pressed while Meta is held closes the alert as Escape does; without Meta it "
      + "does nothing.",
    remedy: "Nothing to do in a scene.",
    enforcement: .elsewhere("The session does it, on the keys that the profile maps."),
    examples: [
      .situation(
        when: "left Meta is held and period pressed",
        then: "the answer is cancelled"),
      .situation(
        when: "period alone is pressed",
        then: "the alert stays"),
    ])
}
