extension Rule {
  static let tabBarAnyNumber = Rule.construct(
    "TAB-BAR-ANY-NUMBER", element: "tab-bar", applies: .carElements,
    sources: [.carElements("Tab bars")],
    why: "An app may have any number of sections, but needs one.",
    check: "There is at least one tab; tabs that do not fit are reached by More.",
    remedy: "List the sections.",
    examples: [
      .fires(
        at: "tab-bar.tabs",
        """
        tab-bar: {tabs: []}
        """),
      .fires(
        at: "tab-bar",
        """
        tab-bar: {}
        """),
      .passes(
        """
        tab-bar: {tabs: [{title: Radio, screen: radio}, {title: Library, screen: library}, {title: Search, screen: search}]}
        """),
      .passes(
        """
        tab-bar: {tabs: [{title: One}, {title: Two}, {title: Three}, {title: Four}, {title: Five}, {title: Six}, {title: Seven}]}
        """,
        beside: ["TAB-BAR-THREE-TO-FIVE", "TAB-BAR-AVOID-MORE"]
      ).hidden,
      .passes(
        """
        lang: zh
        tab-bar: {tabs: [{title: 收音机}, {title: 资料库}, {title: 搜索}]}
        """
      ).hidden,
    ])
}
