extension Rule {
  static let tabBarExplainUnavailable = Rule.lint(
    "TAB-BAR-EXPLAIN-UNAVAILABLE", element: "tab-bar", applies: .carElements, severity: .warning,
    sources: [.carElements("Tab bars")],
    why: "An empty tab without a word looks broken.",
    check:
      "A tab whose content comes from an asynchronous or conditional source says by "
      + "`unavailable` why there may be none, in more than a word like Error.",
    remedy: "Say what is missing: `unavailable: Radio needs a network connection`.",
    examples: [
      .fires(
        at: "tab-bar.tabs[0]",
        """
        tab-bar:
          tabs:
          - {title: Radio, source: {async: stations}}
          - {title: Library, screen: library}
          - {title: Search, screen: search}
        """),
      .fires(
        at: "tab-bar.tabs[0].unavailable",
        """
        lang: zh
        tab-bar:
          tabs:
          - {title: 电台, source: {async: stations}, unavailable: 错误}
          - {title: 资料库, screen: library}
          - {title: 搜索, screen: search}
        """
      ).hidden,
      .passes(
        """
        tab-bar:
          tabs:
          - {title: Radio, source: {async: stations}, unavailable: Radio needs a network connection.}
          - {title: Library, screen: library}
          - {title: Search, screen: search}
        """),
      .passes(
        """
        lang: ja
        tab-bar:
          tabs:
          - {title: ラジオ, source: {async: stations}, unavailable: ラジオを聴くには通信が必要です。}
          - {title: ライブラリ, screen: library}
          - {title: 検索, screen: search}
        """
      ).hidden,
      .passes(
        """
        tab-bar: {tabs: [{title: Radio, screen: radio}, {title: Library, screen: library}, {title: Search, screen: search}]}
        """
      ).hidden,
    ]
  ) { (bar: TabBarReading) in
    bar.tabs.compactMap { tab in
      guard tab.sources.contains(where: { $0.isAsync || $0.isConditional }) else { return nil }
      guard let explanation = tab.explanations.first, explanation.hasLetters else {
        return Fault(
          at: tab.path, "no text is given for \(Quoting.text(tab.title.string)) without content")
      }
      return explanation.isGeneric
        ? Fault(explanation, "\(Quoting.text(explanation.string)) does not say why") : nil
    }
  }
}
