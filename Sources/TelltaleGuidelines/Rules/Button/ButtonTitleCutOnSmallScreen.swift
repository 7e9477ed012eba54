extension Rule {
  static let buttonTitleCutOnSmallScreen = Rule.shared(
    "BUTTON-TITLE-CUT-ON-SMALL-SCREEN", .layout, element: "button",
    applies: .carElements, severity: .warning,
    sources: [.carElements("Buttons > System buttons")],
    why: "A title that is cut says less than its author meant.",
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
        profile: kiosk
        screen:
          navigation-bar:
            title: What May It Do?
            trailing: [{title: Save, prominence: filled, border-reason: It ends the step., action: {emit: save}}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        button: {title: お気に入りに追加, action: {emit: x}}
        """
      ).hidden,
    ]
  ) { (screen: ScreenReading) in
    screen.buttons.compactMap { placed in
      guard let measure = screen.measure.value,
        let cut = measure.cut(at: placed.path.key("title"))
      else { return nil }
      return Fault(
        at: placed.path.key("title"),
        "only \(Quoting.text(cut.shown)) is seen on the screen of "
          + "\(screen.context.name(of: measure.screen))")
    }
  }
}
