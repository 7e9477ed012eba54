import TelltaleModel

extension Rule {
  static let tabBarEssentialOnly = Rule.lint(
    "TAB-BAR-ESSENTIAL-ONLY", element: "tab-bar", applies: .carElements, severity: .note,
    sources: [.carElements("Tab bars")],
    why: "Tabs are for sections that people come back to; any other tab takes room from these.",
    check:
      "No tab is titled About, Help or the like, or shows a single screen without list, "
      + "input or more than two elements.",
    remedy: "Move it below another tab.",
    examples: [
      .fires(
        at: "tab-bar.tabs[3]",
        """
        tab-bar: {tabs: [{title: Radio, screen: a}, {title: Library, screen: b}, {title: Search, screen: c}, {title: About, screen: d}]}
        """),
      .fires(
        at: "tab-bar.tabs[2]",
        """
        tab-bar:
          tabs:
          - {title: Radio, content: [{table: {rows: [{title: Jazz, push: jazz}]}}]}
          - {title: Library, content: [{table: {rows: [{title: Rock, push: rock}]}}]}
          - {title: Credits, content: [{label: {text: Made in Osaka, message: true}}]}
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
          - {title: Radio, content: [{table: {rows: [{title: Jazz, push: jazz}]}}]}
          - {title: Climate, content: [{button: {title: Heat Seats, action: {emit: heat}}}]}
          - {title: Map, content: [{image: map.png}, {label: {text: Home, message: true}}, {label: {text: 12 min, message: true}}]}
        """
      ).hidden,
    ]
  ) { (bar: TabBarReading) in
    bar.tabs.compactMap { tab in
      if tab.title.lexicon.has(tab.title.label, in: "minor-tabs") {
        return Fault(
          at: tab.path, "\(Quoting.text(tab.title.string)) hardly needs a tab of its own")
      }
      return tab.isThin
        ? Fault(at: tab.path, "a tab for a single screen with next to nothing on it") : nil
    }
  }
}

extension TabPassage {
  /// As far as the scene says what it shows.
  fileprivate var isThin: Bool {
    let shown = content
    guard !shown.isEmpty, sources.isEmpty, shown.count < 3 else { return false }
    return shown.allSatisfy { placed in
      switch placed.element {
      case .label(let label): label.text.binding == nil
      case .textView(let view): !view.editing.isEditable && view.text.binding == nil
      case .picture, .navigationBar, .divider, .icon: true
      case .alert, .actionSheet, .menu, .modal, .screen, .tabBar, .scrollView, .table, .collection,
        .webView, .button, .keypad, .field, .activityIndicator, .progress, .iconButton, .stack,
        .spacer, .gauge, .qr, .slider, .toggle, .segmented, .stepper, .clock:
        false
      }
    }
  }
}
