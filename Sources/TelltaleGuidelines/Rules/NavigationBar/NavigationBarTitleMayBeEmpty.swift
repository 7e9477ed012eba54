extension Rule {
  static let navigationBarTitleMayBeEmpty = Rule.construct(
    "NAVIGATION-BAR-TITLE-MAY-BE-EMPTY", element: "navigation-bar", applies: .carElements,
    sources: [.carElements("Navigation bars")],
    why: "A title that would only repeat what fills the screen helps nobody.",
    check:
      "A bar without a title loads; `title-omitted-because`, or `screen-kind: now-playing`, "
      + "says why there is none.",
    remedy: "Nothing to do in a scene.",
    kept: "The loader takes a bar without a title.",
    examples: [
      .situation(
        when: "a bar has no title",
        then: "it loads, and keeps its height"),
      .passes(
        """
        navigation-bar: {title: '', title-omitted-because: cover and track name fill the screen}
        """),
      .passes(
        """
        navigation-bar: {screen-kind: now-playing}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        navigation-bar: {title-omitted-because: 曲名が大きく表示される}
        """
      ).hidden,
    ])
}
