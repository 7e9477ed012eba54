import TelltaleModel

extension Rule {
  static let tabBarFlattensHierarchy = Rule.lint(
    "TAB-BAR-FLATTENS-HIERARCHY", element: "tab-bar", applies: .carElements, severity: .note,
    sources: [.carElements("Tab bars")],
    why:
      "A tab bar saves a level: its sections are there without a list to choose them "
      + "from.",
    check:
      "The root of an app is no mere list of three to five entries that all lead on, "
      + "and a tab bar stands at the root, not behind a push.",
    remedy: "Make the entries tabs.",
    examples: [
      .fires(
        at: "screens.home",
        """
        start: home
        screens:
          home: {content: [{table: {rows: [{title: Radio, push: a}, {title: Library, push: b}, {title: Search, push: c}, {title: Charts, push: d}]}}]}
          a: {content: [{label: {text: On air, message: true}}]}
          b: {content: [{label: {text: Albums, message: true}}]}
          c: {content: [{label: {text: Results, message: true}}]}
          d: {content: [{label: {text: This week, message: true}}]}
        """),
      .fires(
        at: "screens.home.content[0].table.rows[0].push",
        """
        start: home
        screens:
          home: {content: [{table: {rows: [{title: Music, push: music}]}}]}
          music:
            tab-bar: {tabs: [{title: Radio, content: [{table: {rows: [{title: Jazz, push: x}]}}]}, {title: Library, content: [{table: {rows: [{title: Rock, push: x}]}}]}, {title: Search, content: [{table: {rows: [{title: Pop, push: x}]}}]}]}
          x: {content: [{label: {text: On air, message: true}}]}
        """
      ).hidden,
      .passes(
        """
        tab-bar: {tabs: [{title: Radio, screen: radio}, {title: Library, screen: library}, {title: Search, screen: search}]}
        """),
      .passes(
        """
        start: home
        screens:
          home: {content: [{table: {rows: [{title: Radio, push: a}, {title: Call Home, action: {emit: call, result: a call begins}}, {title: Search, push: a}]}}]}
          a: {content: [{label: {text: On air, message: true}}]}
        """
      ).hidden,
      .passes(
        """
        table:
          rows: [{title: Radio, push: a}, {title: Library, push: b}, {title: Search, push: c}]
        """
      ).hidden,
      .passes(
        """
        screen:
          navigation-bar: {title: Coffee}
          content:
          - table: {rows: [{title: Café Central, push: place}, {title: Espresso Bar, push: place}, {title: The Roastery, push: place}]}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        tab-bar: {tabs: [{title: ラジオ, screen: radio}, {title: ライブラリ, screen: library}, {title: 検索, screen: search}]}
        """
      ).hidden,
    ]
  ) { (app: AppReading) in
    guard app.isApp, app.rootTabBar == nil else { return [] }
    if app.rootIsMerelyAList {
      return [
        Fault(at: app.root.path, "the app begins with a list of sections, which tabs would save")
      ]
    }
    return app.shortestTrails().compactMap { push, _, _ in
      guard case .screen(let screen)? = app.screen(push.screen)?.element, screen.tabBar != nil
      else {
        return nil
      }
      return Fault(at: push.path, "a tab bar is reached only by going on to “\(push.screen)”")
    }
  }
}

extension AppReading {
  /// Three to five rows or items, each of which goes on to a screen of its own, and nothing else.
  fileprivate var rootIsMerelyAList: Bool {
    guard case .screen(let screen) = root.element, screen.content.count == 1 else { return false }
    if case .table(let table) = screen.content[0] {
      return areSections(table.rows.map { $0.push ?? $0.action?.pushed.first })
    }
    guard case .collection(let collection) = screen.content[0] else { return false }
    return areSections(collection.items.map { $0.action?.pushed.first })
  }

  /// Results of a search go on too, but all to the same screen.
  private func areSections(_ screens: [String?]) -> Bool {
    (3...5).contains(screens.count) && Set(screens.compactMap { $0 }).count == screens.count
  }
}
