extension Rule {
  static let tabBarBadgeUnobtrusive = Rule.behaviour(
    "TAB-BAR-BADGE-UNOBTRUSIVE", element: "tab-bar", applies: .group("car-elements"),
    severity: .error,
    sources: [.carElements("Tab bars")],
    why: "News can wait until the road allows.",
    check:
      "Setting, changing or clearing a badge moves neither focus nor selection nor tabs, "
      + "opens nothing and does not blink.",
    remedy: "Nothing to do in a scene.",
    kept: "The session draws the badge, and nothing else of the picture changes.",
    examples: [
      .situation(
        when: "three messages arrive while a list is scrolled",
        then: "the tab has a 3, and nothing else has moved"),
      .situation(
        when: "the count goes back to 0",
        then: "the badge is gone"),
    ])
}
