extension Rule {
  static let buttonTitleCutOnSmallScreen = Rule.shared(
    "BUTTON-TITLE-CUT-ON-SMALL-SCREEN", .layout, element: "button",
    applies: .carElements, severity: .warning,
    sources: [.carElements("Buttons > System buttons")],
    why: "A title that is cut says less than its author thinks.",
    check:
      "The title, in its shortest form, is shown whole on the smallest screen of the "
      + "profile.",
    remedy: "Shorten it, or give a shorter title as well: `title: [long, short]`.",
    kept: "A title that does not fit is cut at a character and closed with an ellipsis.",
    examples: [
      .fires(
        at: "button.title",
        """
        button: {title: Add This Local Radio Station and All Stations Like It to the Favorites of Everybody in the Car, action: {emit: x}}
        """),
      .passes(
        """
        button: {title: Add Favorite, action: {emit: x}}
        """),
      .passes(
        """
        button: {title: [Add This Local Radio Station and All Stations Like It to the Favorites, Add Favorite], action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        button: {title: お気に入りに追加, action: {emit: x}}
        """
      ).hidden,
    ]
  ) { (scene: ButtonScene) in
    guard let title = scene.button.titles.last,
      let (shown, screen) = ButtonMeasure(scene: scene).visibleTitle()
    else { return [] }
    return [
      Fault(
        title,
        "only \(Quoting.text(shown)) is seen on the screen of \(scene.context.name(of: screen))")
    ]
  }
}
