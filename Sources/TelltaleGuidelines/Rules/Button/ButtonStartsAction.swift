extension Rule {
  static let buttonStartsAction = Rule.construct(
    "BUTTON-STARTS-ACTION", element: "button", applies: .carElements,
    sources: [.carElements("Buttons")],
    why: "A button that does nothing makes people think that the screen is broken.",
    check: "A button has an action; those of bars, keypads, alerts and sheets report themselves.",
    remedy: "Give it an action, such as `{emit: name}`.",
    examples: [
      .fires(
        at: "button",
        """
        button: {title: Add Favorite}
        """),
      .fires(
        at: "screen.content[1].button",
        """
        screen:
          content:
          - label: {text: Two stations were found., message: true}
          - button: {title: Play All, border: true}
        """),
      .passes(
        """
        button: {title: Add Favorite, action: {emit: add-favorite}}
        """),
      .passes(
        """
        navigation-bar: {title: Stations, trailing: [{title: Search}]}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        button: {title: お気に入りに追加, action: [{emit: add-favorite}, {push: favorites}]}
        """
      ).hidden,
    ])
}
