extension Rule {
  static let tabBarNavigationOnly = Rule.construct(
    "TAB-BAR-NAVIGATION-ONLY", element: "tab-bar", applies: .carElements,
    sources: [.carElements("Tab bars")],
    why: "A tab takes people to a section; any other effect is a surprise.",
    check: "A tab has a screen or content and no action, and the bar has no buttons.",
    remedy: "Put the control on a screen.",
    examples: [
      .fires(
        at: "tab-bar.tabs[0].action",
        """
        tab-bar: {tabs: [{title: Play, action: {emit: play}}, {title: Library}, {title: Search}]}
        """),
      .fires(
        at: "tab-bar.buttons",
        """
        tab-bar: {buttons: [{title: Play}], tabs: [{title: Radio}, {title: Library}, {title: Search}]}
        """),
      .passes(
        """
        tab-bar: {tabs: [{title: Radio, screen: radio}, {title: Library, screen: library}, {title: Search, screen: search}]}
        """),
      .passes(
        """
        tab-bar:
          tabs:
          - {title: Radio, content: [{button: {title: Play Radio, action: {emit: play}}}]}
          - {title: Library}
          - {title: Search}
        """,
        beside: ["TAB-BAR-ESSENTIAL-ONLY"]
      ).hidden,
      .passes(
        """
        lang: ja
        tab-bar: {tabs: [{title: 再生, screen: play}, {title: ライブラリ, screen: library}, {title: 検索, screen: search}]}
        """
      ).hidden,
    ])
}
