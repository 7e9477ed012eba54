extension Rule {
  static let navigationBarControlsRight = Rule.layout(
    "NAVIGATION-BAR-CONTROLS-RIGHT", element: "navigation-bar", applies: .carElements,
    severity: .error,
    sources: [.carElements("Navigation bars")],
    why: "The left end is for the way back, so that it is always found there.",
    check:
      "Controls of the bar are those of `trailing`, at its right end; there are none on the "
      + "left.",
    remedy: "Put them under `trailing`.",
    kept: "The loader has no place for controls on the left; placing sets them to the right.",
    examples: [
      .fires(
        at: "navigation-bar.leading",
        """
        navigation-bar: {title: Stations, leading: [{title: Search}]}
        """),
      .situation(
        when: "a bar has a control",
        then: "it stands at the right end and never on the title"),
      .passes(
        """
        navigation-bar: {title: Stations, trailing: [{title: Search}]}
        """),
      .passes(
        """
        lang: ja
        navigation-bar: {title: 駅, trailing: [{title: 検索}]}
        """
      ).hidden,
    ])
}
