extension Rule {
  static let navigationBarTop = Rule.layout(
    "NAVIGATION-BAR-TOP", element: "navigation-bar", applies: .carElements, severity: .error,
    sources: [.carElements("Navigation bars")],
    why: "People look for the bar in one place.",
    check:
      "The bar stands at the top of the screen, under a tab bar that is there too; no key moves "
      + "it.",
    remedy: "Remove the key.",
    kept: "The loader refuses keys that place the bar; placing puts it at the top.",
    examples: [
      .fires(
        at: "navigation-bar.position",
        """
        navigation-bar: {title: Stations, position: bottom}
        """),
      .situation(
        when: "a screen with a bar is shown",
        then: "the bar begins at the top safe edge, and content below it"),
      .passes(
        """
        navigation-bar: {title: Stations}
        """),
    ])
}
