import TelltaleModel

extension Rule {
  static let tabBarPeerCategories = Rule.lint(
    "TAB-BAR-PEER-CATEGORIES", element: "tab-bar", applies: .carElements, severity: .note,
    sources: [.carElements("Tab bars")],
    why: "Tabs are of equal rank; a screen that one of them leads to is its child and no peer.",
    check:
      "No two tabs show the same screen, and none shows a screen that another tab’s "
      + "first screen goes on to.",
    remedy: "Leave out the tab, or the way from the other one.",
    examples: [
      .fires(
        at: "tab-bar.tabs[1]",
        """
        tab-bar:
          tabs:
          - {title: Radio, screen: radio}
          - {title: Stations, screen: stations}
          - {title: Search, screen: search}
        screens:
          radio: {content: [{table: {rows: [{title: Stations, push: stations}]}}]}
          stations: {content: [{table: {rows: [{title: Jazz, push: search}]}}]}
          search: {content: [{table: {rows: [{title: Rock, push: player}]}}]}
          player: {content: [{label: {text: On air, message: true}}]}
        """),
      .fires(
        at: "tab-bar.tabs[1]",
        """
        tab-bar: {tabs: [{title: Radio, screen: radio}, {title: Music, screen: radio}, {title: Search, screen: search}]}
        """
      ).hidden,
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
        tab-bar:
          tabs:
          - {title: Radio, screen: radio}
          - {title: Library, screen: library}
          - {title: Search, screen: search}
        screens:
          radio: {content: [{table: {rows: [{title: Jazz, push: player}]}}]}
          library: {content: [{table: {rows: [{title: Rock, push: player}]}}]}
          search: {content: [{table: {rows: [{title: Pop, push: player}]}}]}
          player: {content: [{label: {text: On air, message: true}}]}
        """
      ).hidden,
    ]
  ) { (app: AppReading) in
    guard let (bar, path) = app.rootTabBar else { return [] }
    let list = path.key("tabs")
    return bar.tabs.enumerated().compactMap { index, tab in
      guard let screen = tab.screen else { return nil }
      if bar.tabs[..<index].contains(where: { $0.screen == screen }) {
        return Fault(at: list.item(index), "another tab shows “\(screen)” as well")
      }
      let other = bar.tabs.indices.first { other in
        other != index
          && app.pushes(of: bar.tabs[other], at: list.item(other)).contains { $0.screen == screen }
      }
      return other.map {
        Fault(
          at: list.item(index),
          "“\(screen)” is also reached from the tab \(Quoting.text(bar.tabs[$0].title.longest.string))"
        )
      }
    }
  }
}
