extension Rule {
  static let tabBarAlwaysEnabled = Rule.behaviour(
    "TAB-BAR-ALWAYS-ENABLED", element: "tab-bar", applies: .group("car-elements"), severity: .error,
    sources: [.carElements("Tab bars")],
    why: "A tab that does nothing leaves people wondering what they did wrong.",
    check:
      "Every tab takes focus and touch and looks as usual, whatever the state of its content; its section says what "
      + "is missing.",
    remedy: "Say in `unavailable` what is missing.",
    kept: "The session never refuses a tab; placing shows the reason in the section.",
    examples: [
      .situation(
        when: "there is no network and Radio is touched",
        then: "the section is shown and says why it is empty"),
      .situation(
        when: "all is well",
        then: "the section shows its content"),
    ])
}
