extension Rule {
  static let buttonTitleVerb = Rule.lint(
    "BUTTON-TITLE-VERB", element: "button", applies: .carElements, severity: .warning,
    cases: ["note where it cannot be told whether the word is a verb"],
    sources: [.carElements("Buttons > System buttons")],
    why:
      "A verb says that the button can be pressed and what pressing it does; a noun "
      + "looks like a caption.",
    check:
      "Each title begins with a verb (English), is or ends in one (Japanese), or holds "
      + "one (Chinese), as far as the verb is known; pictures and keys of a keypad are "
      + "exempt.",
    remedy: "Begin with a verb: “Add Favorite”.",
    examples: [
      .fires(
        at: "button.title",
        """
        button: {title: Favorites, action: {emit: x}}
        """),
      .fires(
        at: "button.title",
        """
        lang: ja
        button: {title: お気に入り, action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        button: {title: Add Favorite, action: {emit: x}}
        """),
      .passes(
        """
        lang: ja
        button: {title: お気に入りに追加, action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        lang: zh
        button: {title: 收藏电台, action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        button: {title: Precondition Battery, action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        button: {icon: plus, action: {emit: add}}
        """
      ).hidden,
      .passes(
        """
        button: {title: Don’t Save, action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        button: {title: '5', action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        button: {title: Charge, action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        button: {title: Text Anna, action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        button: {title: Book Table, action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        button: {title: Top Up Card, action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        button: {title: Español, action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        button: {title: Apple Pay, action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        lang: zh-Hant
        button: {title: 退票, action: {emit: x}}
        """
      ).hidden,
    ]
  ) { (scene: ButtonReading) in
    guard let title = scene.button.title, !scene.isKey, !title.isName,
      !ButtonVerb.isFound(in: title)
    else { return [] }
    return [
      Fault(
        title, "\(Quoting.text(title.string)) begins with no verb that is known",
        severity: ButtonVerb.isMissing(in: title) ? nil : .note)
    ]
  }
}
