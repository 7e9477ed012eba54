extension Rule {
  static let tabBarVisibleCount = Rule.layout(
    "TAB-BAR-VISIBLE-COUNT", element: "tab-bar", applies: .group("car-elements"), severity: .error,
    sources: [.carElements("Tab bars")],
    why: "A tab must be wide enough to be hit while driving.",
    check:
      "The bar has as many slots as tabs of the least width fit; a wider bar never shows fewer.",
    remedy: "Nothing to do in a scene; keep to five tabs.",
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
