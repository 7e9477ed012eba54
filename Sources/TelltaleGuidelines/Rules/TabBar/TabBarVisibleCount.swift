extension Rule {
  static let tabBarVisibleCount = Rule.layout(
    "TAB-BAR-VISIBLE-COUNT", element: "tab-bar", applies: .group("car-elements"), severity: .error,
    sources: [.carElements("Tab bars")],
    why: "A tab must be wide enough to be hit while driving.",
    check:
      "As many tabs have a slot as the bar holds of the least width; a wider bar never shows "
      + "fewer.",
    remedy: "Nothing is to be done; keep to five tabs.",
    kept: "Placing divides the bar by the least width of the profile.",
    examples: [
      .situation(
        when: "seven tabs are shown on a narrow and on a wide screen",
        then: "the wide one shows at least as many"),
      .situation(
        when: "three tabs fit",
        then: "all three are shown"),
    ])
}
