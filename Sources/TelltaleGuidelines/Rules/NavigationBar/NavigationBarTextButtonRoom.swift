import TelltaleModel

extension Rule {
  static let navigationBarTextButtonRoom = Rule.lint(
    "NAVIGATION-BAR-TEXT-BUTTON-ROOM", element: "navigation-bar",
    applies: .carElements, severity: .warning,
    sources: [.carElements("Navigation bars")],
    why: "Titles side by side look like one run of text.",
    check: "Between two neighbouring controls with titles there is a `fixed-space`.",
    remedy: "Put `{fixed-space: 24}` between them, or use icons.",
    examples: [
      .fires(
        at: "navigation-bar.trailing[1]",
        """
        navigation-bar:
          title: Stations
          trailing: [{title: Search}, {title: Sort}]
        """),
      .passes(
        """
        navigation-bar:
          title: Stations
          trailing: [{title: Search}, {fixed-space: 24}, {title: Sort}]
        """),
      .passes(
        """
        navigation-bar:
          title: Stations
          trailing: [{title: Search}, {icon: sort}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        navigation-bar:
          title: 放送局
          trailing: [{title: 検索}]
        """
      ).hidden,
      .passes(
        """
        navigation-bar:
          title: Stations
          trailing: [{title: Search}, {fixed-space: 16}, {title: Sort}]
        """
      ).hidden,
    ]
  ) { (scene: NavigationBarReading) in
    zip(scene.bar.trailing, scene.bar.trailing.dropFirst()).enumerated().compactMap { index, pair in
      guard pair.0.hasTitle, pair.1.hasTitle else { return nil }
      return Fault(at: scene.path(ofItem: index + 1), "no room between two titles")
    }
  }
}

extension BarItem {
  fileprivate var hasTitle: Bool {
    if case .button(let button) = self { button.title != nil && button.icon == nil } else { false }
  }
}
