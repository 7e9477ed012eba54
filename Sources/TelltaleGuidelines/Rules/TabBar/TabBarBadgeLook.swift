extension Rule {
  static let tabBarBadgeLook = Rule.layout(
    "TAB-BAR-BADGE-LOOK", element: "tab-bar", applies: .group("car-elements"), severity: .error,
    sources: [.carElements("Tab bars")],
    why: "One mark for news, the same in every app.",
    check: "A red capsule, at least as wide as high, with white digits or a mark, within its tab.",
    remedy: "Nothing to do in a scene; no key changes it.",
    kept: "Placing puts the capsule on the title; both themes have the same red.",
    examples: [
      .situation(
        when: "a tab has three messages",
        then: "a red capsule with a white 3 stands on its title"),
      .situation(
        when: "it has none",
        then: "there is no capsule"),
    ])
}
