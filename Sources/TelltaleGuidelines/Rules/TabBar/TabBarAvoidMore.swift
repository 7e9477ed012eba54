extension Rule {
  static let tabBarAvoidMore = Rule.lint(
    "TAB-BAR-AVOID-MORE", element: "tab-bar", applies: .carElements, severity: .note,
    sources: [.carElements("Tab bars")],
    why: "More gives room for further tabs, but costs a tap and hides what is behind it.",
    check: "All tabs have room on every screen of the profile.",
    remedy: "Join sections, or move the rarest below another.",
    examples: [
      .fires(
        at: "tab-bar.tabs",
        """
        tab-bar: {tabs: [{title: Radio, screen: s0}, {title: Library, screen: s1}, {title: Search, screen: s2}, {title: Podcasts, screen: s3}, {title: Stations, screen: s4}, {title: Charts, screen: s5}, {title: News, screen: s6}]}
        """),
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
        tab-bar: {tabs: [{title: Radio, screen: a}, {title: Library, screen: b}, {title: Search, screen: c}]}
        """
      ).hidden,
      .passes(
        """
        tab-bar: {tabs: [{title: Radio, screen: a}, {title: Library, screen: b}, {title: Search, screen: c}, {title: Podcasts, screen: d}]}
        """
      ).hidden,
    ]
  ) { (bar: TabBarReading) in
    let measure = TabMeasure(scene: bar)
    return bar.context.profile.screens.compactMap { screen in
      let hidden = measure.hidden(on: screen)
      guard !hidden.isEmpty else { return nil }
      let names = hidden.map { "“\($0.title.string)”" }.joined(separator: ", ")
      return Fault(
        at: bar.path.key("tabs"),
        "on the screen of \(bar.context.name(of: screen)) \(names) are behind More")
    }
  }
}
