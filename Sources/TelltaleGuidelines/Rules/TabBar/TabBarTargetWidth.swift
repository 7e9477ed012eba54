import TelltaleGraphics

extension Rule {
  static let tabBarTargetWidth = Rule.shared(
    "TAB-BAR-TARGET-WIDTH", .layout, element: "tab-bar", applies: .carElements, severity: .warning,
    sources: [.carElements("Tab bars")],
    why: "Each tab that is added makes the others smaller to hit.",
    check:
      "Each visible tab is at least as wide and as high as the profile’s least target, "
      + "on every screen of the profile.",
    remedy: "Offer fewer tabs, or make the profile’s tabs wider.",
    kept: "The bar is divided equally among the visible tabs.",
    examples: [
      .situation(
        when: "five tabs share a bar of 200 points",
        then: "a finding says that each has 40"),
      .passes(
        """
        tab-bar: {tabs: [{title: Radio, screen: radio}, {title: Library, screen: library}, {title: Search, screen: search}]}
        """),
      .passes(
        """
        lang: ja
        tab-bar: {tabs: [{title: ラジオ, screen: radio}, {title: ライブラリ, screen: library}, {title: 検索, screen: search}]}
        """
      ).hidden,
      .passes(
        """
        tab-bar: {tabs: [{title: Radio, screen: a}, {title: Library, screen: b}, {title: Search, screen: c}, {title: Podcasts, screen: d}]}
        """
      ).hidden,
    ]
  ) { (bar: TabBarReading) in
    let least = bar.context.profile.alert.minimumTarget
    return bar.context.profile.screens.compactMap { screen in
      let size = TabMeasure(scene: bar).tabSize(on: screen)
      guard size.width < least || size.height < least else { return nil }
      return Fault(
        at: bar.path.key("tabs"),
        "each tab has \(Density.one.pixels(size.width))x\(Density.one.pixels(size.height)) points "
          + "on the screen of \(bar.context.name(of: screen)); a finger needs "
          + "\(Density.one.pixels(least)) each way")
    }
  }
}
