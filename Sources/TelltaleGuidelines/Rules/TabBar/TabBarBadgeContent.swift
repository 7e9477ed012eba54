extension Rule {
  static let tabBarBadgeContent = Rule.construct(
    "TAB-BAR-BADGE-CONTENT", element: "tab-bar", applies: .carElements,
    sources: [.carElements("Tab bars")],
    why: "A badge is read at a glance: a number, or that something is there.",
    check: "`badge` is plain digits or a single `!`, or bound to a value that is.",
    remedy: "Say by a number how much is new, or by `!` that something is.",
    examples: [
      .fires(
        at: "tab-bar.tabs[0].badge",
        """
        tab-bar: {tabs: [{title: Radio, badge: new}, {title: Library}, {title: Search}]}
        """),
      .fires(
        at: "tab-bar.tabs[0].badge",
        """
        tab-bar: {tabs: [{title: Radio, badge: '!!'}, {title: Library}, {title: Search}]}
        """),
      .fires(
        at: "tab-bar.tabs[0].badge",
        """
        lang: ja
        tab-bar: {tabs: [{title: ラジオ, badge: ３}, {title: ライブラリ}, {title: 検索}]}
        """),
      .passes(
        """
        tab-bar: {tabs: [{title: Radio, badge: {bind: radio.unread}}, {title: Library}, {title: Search}]}
        """,
        beside: ["TAB-BAR-BADGE-MEANS-NEW"]),
      .passes(
        """
        tab-bar: {tabs: [{title: Radio, badge: '3'}, {title: Library, badge: '!'}, {title: Search, badge: 120}]}
        """,
        beside: ["TAB-BAR-BADGE-MEANS-NEW"]
      ).hidden,
    ])
}
