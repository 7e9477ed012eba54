import TelltaleModel

extension Rule {
  static let navigationBarCrowded = Rule.lint(
    "NAVIGATION-BAR-CROWDED", element: "navigation-bar", applies: .carElements, severity: .warning,
    sources: [.carElements("Navigation bars")],
    why:
      "A bar holds the title, the way back, and a control or two; more are hard to tell "
      + "apart.",
    check:
      "There are at most as many controls as the limit `bar-controls` says, and nothing "
      + "else than buttons and room between them.",
    remedy: "Move controls to the content.",
    examples: [
      .fires(
        at: "navigation-bar.trailing",
        """
        navigation-bar:
          title: Stations
          trailing: [{icon: search}, {icon: sort}, {icon: filter}]
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
          trailing: [{title: Search}]
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
          trailing: [{title: Search}, {fixed-space: 16}, {icon: plus, action: {emit: add}}]
        """
      ).hidden,
    ]
  ) { (scene: NavigationBarReading) in
    let others = scene.bar.trailing.enumerated().compactMap { index, item -> Fault? in
      guard case .other(let name) = item else { return nil }
      return Fault(at: scene.path(ofItem: index), "\(name) has no place in a navigation bar")
    }
    let count = scene.bar.trailing.count { if case .fixedSpace = $0 { false } else { true } }
    guard let limit = scene.context.limit("bar-controls"), count > limit else { return others }
    return others + [
      Fault(at: scene.path.key("trailing"), "\(count) controls, more than \(limit)")
    ]
  }
}
