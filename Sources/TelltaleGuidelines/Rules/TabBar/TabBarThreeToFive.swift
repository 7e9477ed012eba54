extension Rule {
  static let tabBarThreeToFive = Rule.lint(
    "TAB-BAR-THREE-TO-FIVE", element: "tab-bar", applies: .carElements, severity: .warning,
    sources: [.carElements("Tab bars")],
    why: "Three to five tabs are the usual number; more are hard to tell apart.",
    check: "There are at most as many tabs as the limit `tabs` says.",
    remedy: "Join sections, or move the rarest below another.",
    examples: [
      .fires(
        at: "tab-bar.tabs",
        """
        tab-bar: {tabs: [{title: Radio, screen: a}, {title: Library, screen: b}, {title: Search, screen: c}, {title: Podcasts, screen: d}, {title: Stations, screen: e}, {title: Charts, screen: f}]}
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
        tab-bar: {tabs: [{title: Radio, screen: a}, {title: Library, screen: b}, {title: Search, screen: c}, {title: Podcasts, screen: d}, {title: Charts, screen: e}]}
        """
      ).hidden,
    ]
  ) { (bar: TabBarReading) in
    guard let limit = bar.context.limit("tabs"), bar.tabs.count > limit else { return [] }
    return [Fault(at: bar.path.key("tabs"), "\(bar.tabs.count) tabs, more than \(limit)")]
  }
}
