extension Rule {
  static let tabBarNeverRemove = Rule.construct(
    "TAB-BAR-NEVER-REMOVE", element: "tab-bar", applies: .carElements,
    sources: [.carElements("Tab bars")],
    why: "Tabs that come and go make people lose their way and distrust the app.",
    check: "No key shows, hides, enables or disables a tab.",
    remedy: "Remove the key; say by `unavailable` why there is nothing to see.",
    examples: [
      .fires(
        at: "tab-bar.tabs[0].enabled",
        """
        tab-bar: {tabs: [{title: Radio, enabled: false}, {title: Library}, {title: Search}]}
        """),
      .fires(
        at: "tab-bar.tabs[0].visible",
        """
        tab-bar: {tabs: [{title: Radio, visible: network.up}, {title: Library}, {title: Search}]}
        """),
      .passes(
        """
        tab-bar: {tabs: [{title: Radio}, {title: Library}, {title: Search}]}
        """),
      .passes(
        """
        tab-bar:
          tabs:
          - {title: Radio, source: {conditional: network}, unavailable: Radio needs a network connection.}
          - {title: Library}
          - {title: Search}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        tab-bar: {tabs: [{title: ラジオ}, {title: ライブラリ}, {title: 検索}]}
        """
      ).hidden,
    ])
}
