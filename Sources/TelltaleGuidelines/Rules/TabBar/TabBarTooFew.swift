extension Rule {
  static let tabBarTooFew = Rule.lint(
    "TAB-BAR-TOO-FEW", element: "tab-bar", applies: .carElements, severity: .warning,
    sources: [.carElements("Tab bars")],
    why:
      "With one tab or two the interface looks disconnected, and the bar takes room for "
      + "nothing.",
    check: "There are at least as many tabs as the limit `tabs-least` says.",
    remedy: "Leave the bar out, or give it the sections that people look for.",
    examples: [
      .fires(
        at: "tab-bar.tabs",
        """
        tab-bar: {tabs: [{title: Radio, screen: radio}]}
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
        tab-bar: {tabs: [{title: Radio, screen: a}, {title: Library, screen: b}, {title: Search, screen: c}, {title: Podcasts, screen: d}]}
        """
      ).hidden,
    ]
  ) { (bar: TabBarReading) in
    guard let limit = bar.context.limit("tabs-least"), bar.tabs.count < limit else { return [] }
    let count = bar.tabs.count == 1 ? "one tab" : "\(bar.tabs.count) tabs"
    return [
      Fault(at: bar.path.key("tabs"), "\(count), expected at least \(limit)")
    ]
  }
}
