extension Rule {
  static let navigationBarNoBreadcrumb = Rule.lint(
    "NAVIGATION-BAR-NO-BREADCRUMB", element: "navigation-bar",
    applies: .carElements, severity: .warning,
    sources: [.carElements("Navigation bars")],
    why:
      "A path of several parts is too long to read in passing, and the way back shows "
      + "one step of it anyway.",
    check:
      "Neither `title` nor `back-title` has several parts joined by arrows, slashes or "
      + "the like.",
    remedy: "Show the title of this view alone.",
    examples: [
      .fires(
        at: "navigation-bar.title",
        """
        navigation-bar: {title: Library > Albums > Jazz}
        """),
      .fires(
        at: "navigation-bar.back-title",
        """
        navigation-bar: {title: Jazz, back-title: Library / Albums}
        """
      ).hidden,
      .fires(
        at: "navigation-bar.title",
        """
        lang: zh
        navigation-bar: {title: 音乐＞专辑＞爵士}
        """
      ).hidden,
      .passes(
        """
        navigation-bar: {title: AC/DC}
        """),
      .passes(
        """
        navigation-bar: {title: 3 / 5}
        """
      ).hidden,
      .passes(
        """
        navigation-bar: {title: Jazz | }
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
        navigation-bar: {title: AC/DC}
        """
      ).hidden,
      .passes(
        """
        navigation-bar: {title: "Berlin – Hamburg"}
        """
      ).hidden,
      .passes(
        """
        lang: zh
        navigation-bar: {title: 上海/浦东}
        """
      ).hidden,
    ]
  ) { (scene: NavigationBarReading) in
    scene.allTexts.compactMap { text in
      let parts = Breadcrumb.parts(of: text.string)
      guard parts.count > 1 else { return nil }
      return Fault(text, "\(Quoting.text(text.string)) is a path of \(parts.count) parts")
    }
  }
}

/// A path written out.
private enum Breadcrumb {
  /// The parts with letters in them; a page out of several is no path.
  static func parts(of title: String) -> [Substring] {
    for mark in [">", "›", "»", "▸", "→", "＞", " / ", " | ", " \\ ", " · "] {
      let parts = title.split(atText: mark).filter { $0.contains(where: \.isLetter) }
      if parts.count > 1 { return parts }
    }
    return []
  }
}
