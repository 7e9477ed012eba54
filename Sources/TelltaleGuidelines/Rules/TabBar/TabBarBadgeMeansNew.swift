extension Rule {
  static let tabBarBadgeMeansNew = Rule.lint(
    "TAB-BAR-BADGE-MEANS-NEW", element: "tab-bar", applies: .carElements, severity: .note,
    sources: [.carElements("Tab bars")],
    why: "A badge says that there is something new behind this very tab.",
    check:
      "A badge is bound to what the application delivers for its own tab, and is no "
      + "constant.",
    remedy: "Bind it: `badge: {bind: radio.unread}`.",
    examples: [
      .fires(
        at: "tab-bar.tabs[0].badge",
        """
        tab-bar: {tabs: [{title: Radio, screen: radio, badge: {bind: library.unread}}, {title: Library, screen: library}, {title: Search, screen: search}]}
        """),
      .fires(
        at: "tab-bar.tabs[1].badge",
        """
        tab-bar: {tabs: [{title: Radio, screen: radio}, {title: Library, screen: library, badge: 3}, {title: Search, screen: search}]}
        """
      ).hidden,
      .passes(
        """
        tab-bar: {tabs: [{title: Radio, screen: radio, badge: {bind: radio.unread}}, {title: Library, screen: library}, {title: Search, screen: search}]}
        """),
      .passes(
        """
        tab-bar: {tabs: [{title: Radio, screen: radio, badge: {bind: messages.new}}, {title: Library, screen: library}, {title: Search, screen: search}]}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        tab-bar: {tabs: [{title: 電話, screen: phone, badge: {bind: missed-calls}}, {title: 地図, screen: map}, {title: 音楽, screen: music}]}
        """
      ).hidden,
    ]
  ) { (bar: TabBarReading) in
    bar.tabs.compactMap { tab in
      let path = tab.path.key("badge")
      switch tab.tab.badge {
      case nil: return nil
      case .count, .attention: return Fault(at: path, "a badge that is always the same")
      case .bound(let name):
        let source = Folding.fold(String(name.prefix { $0 != "." }))
        guard !tab.goes(by: source), let other = bar.tabs.first(where: { $0.goes(by: source) })
        else {
          return nil
        }
        return Fault(
          at: path, "“\(name)” belongs to the tab \(Quoting.text(other.title.string))")
      }
    }
  }
}

extension TabPassage {
  /// Whether the name is one that the tab, its screen or its source goes by.
  fileprivate func goes(by name: String) -> Bool {
    let names = [tab.id, tab.screen, tab.source?.name, title.string]
    return names.contains { $0.map(Folding.fold) == name }
  }
}
