extension Rule {
  static let buttonTitleOrIcon = Rule.construct(
    "BUTTON-TITLE-OR-ICON", element: "button", applies: .carElements,
    sources: [.carElements("Buttons")],
    why: "People have to see what a button is for.",
    check: "A button has a title that is not blank, or an icon, or both.",
    remedy: "Say in a word or two what it does.",
    examples: [
      .fires(
        at: "button",
        """
        button: {action: {emit: go}}
        """),
      .fires(
        at: "button",
        """
        button: {title: '  ', action: {emit: go}}
        """),
      .passes(
        """
        button: {icon: star, action: {emit: add-favorite}}
        """),
      .passes(
        """
        button: {icon: star, title: Add Favorite, action: {emit: add-favorite}}
        """
      ).hidden,
      .passes(
        """
        lang: zh
        button: {title: 加入收藏, action: {emit: add-favorite}}
        """
      ).hidden,
    ])
}
