extension Rule {
  static let navigationBarTitlePresent = Rule.lint(
    "NAVIGATION-BAR-TITLE-PRESENT", element: "navigation-bar",
    applies: .carElements, severity: .note,
    sources: [.carElements("Navigation bars")],
    why: "The title tells people what they are looking at.",
    check: "There is a title, or `title-omitted-because` says why not.",
    remedy: "Add the title of the view.",
    examples: [
      .fires(
        at: "navigation-bar",
        """
        navigation-bar: {trailing: [{title: Search}]}
        """),
      .passes(
        """
        navigation-bar:
          title: Stations
          trailing: [{title: Search}]
        """),
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
        navigation-bar: {title-omitted-because: the map shows the place, trailing: [{title: Search}]}
        """
      ).hidden,
    ]
  ) { (scene: NavigationBarReading) in
    let bar = scene.bar
    guard bar.titleBinding == nil, bar.titleOmittedBecause == nil,
      !scene.titles.contains(where: { !$0.string.allSatisfy(\.isWhitespace) })
    else { return [] }
    return [Fault(at: scene.path, "the bar has no title, and no reason for having none")]
  }
}
