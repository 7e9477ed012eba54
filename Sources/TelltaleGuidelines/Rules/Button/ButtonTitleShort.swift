extension Rule {
  static let buttonTitleShort = Rule.lint(
    "BUTTON-TITLE-SHORT", element: "button", applies: .carElements, severity: .warning,
    sources: [.carElements("Buttons > System buttons")],
    why: "Much text in buttons crowds the screen and takes the eyes off the road.",
    check:
      "Each title is within the limits `button-words` and `button-characters` of its "
      + "language.",
    remedy: "Keep the verb and its object: “Add Favorite”.",
    examples: [
      .fires(
        at: "button.title",
        """
        button: {title: Add This Radio Station to Favorites, action: {emit: x}}
        """),
      .fires(
        at: "button.title",
        """
        lang: zh
        button: {title: 将此电台添加到我的收藏, action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        button: {title: Add Favorite, action: {emit: x}}
        """),
      .passes(
        """
        button: {title: Set Charge Limit, action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        button: {title: お気に入りに追加, action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        button: {title: [Add This Station to Favorites, Add Favorite], action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        button: {title: 充電スポットをすべて検索, action: {emit: x}}
        """
      ).hidden,
    ]
  ) { (scene: ButtonReading) in
    guard let title = scene.button.titles.last else { return [] }
    return LengthCheck(scene.context, words: "button", characters: "button")
      .faults(title, name: "the title \(Quoting.text(title.string))")
  }
}
