extension Rule {
  static let tabBarTop = Rule.layout(
    "TAB-BAR-TOP", element: "tab-bar", applies: .carElements, severity: .error,
    sources: [.carElements("Tab bars")],
    why:
      "In the car the bar is at the top, in view and away from stray touches. On a panel that is twice as wide as "
      + "high it stands at the side, because height is short.",
    check:
      "The bar stands where the profile has it, above any navigation bar; no key of a scene "
      + "moves it.",
    remedy: "Remove the key; a device's own edge is `screen.tab-bar-edge` of its profile.",
    kept: "The loader refuses keys that place the bar; placing follows the profile.",
    examples: [
      .fires(
        at: "tab-bar.position",
        """
        tab-bar: {position: bottom, tabs: [{title: Radio}, {title: Library}, {title: Search}]}
        """),
      .situation(
        when: "an app with a tab bar is shown",
        then: "the bar begins at the top safe edge, or stands at the side of a wide panel"),
      .passes(
        """
        tab-bar: {tabs: [{title: Radio}, {title: Library}, {title: Search}]}
        """),
    ])
}
