extension Rule {
  static let buttonTitleCase = Rule.lint(
    "BUTTON-TITLE-CASE", element: "button", applies: .everywhere, severity: .warning,
    sources: .general("Alert buttons") + [.carElements("Buttons > System buttons")],
    why: "Titles capitalised alike are seen as labels, not as text.",
    check:
      "In an English title every word has a capital but articles, conjunctions and "
      + "prepositions of up to four letters.",
    remedy: "Capitalise it: “Add to Favorites”.",
    examples: [
      .fires(
        at: "button.title",
        """
        button: {title: Add To Favorites, action: {emit: x}}
        """),
      .fires(
        at: "button.title",
        """
        button: {title: Add to favorites, action: {emit: x}}
        """),
      .fires(
        at: "button.title",
        """
        button: {title: Search without Tolls, action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        button: {title: Add Favorite, action: {emit: x}}
        """),
      .passes(
        """
        button: {title: Avoid Tolls, action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        lang: zh
        button: {title: 加入收藏, action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        button: {title: Pair iPhone, action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        button: {title: Sign In, action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        button: {title: Set to 20 km, action: {emit: x}}
        """, beside: ["BUTTON-TITLE-SHORT"]
      ).hidden,
      .passes(
        """
        button: {title: Play “love me”, action: {emit: x}}
        """
      ).hidden,
    ]
  ) { (group: ButtonGroup) in
    group.isOfSheet ? [] : group.buttons.flatMap { $0.faultyCapitals() }
  }
}
