extension Rule {
  static let buttonTitleSpecific = Rule.lint(
    "BUTTON-TITLE-SPECIFIC", element: "button", applies: .carElements, severity: .note,
    sources: [.carElements("Buttons > System buttons")],
    why: "A title that names the action shows what pressing the button will do.",
    check:
      "No title is as vague as Continue or Submit, or a verb that says nothing without "
      + "an object, such as Add.",
    remedy: "Name what is acted on: “Add Favorite”.",
    examples: [
      .fires(
        at: "button.title",
        """
        button: {title: Add, action: {emit: x}}
        """),
      .fires(
        at: "button.title",
        """
        lang: zh
        button: {title: 设置, action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        button: {title: Add Favorite, action: {emit: x}}
        """),
      .passes(
        """
        button: {title: Play, action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        button: {title: Open Garage, action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        button: {title: 音量を設定, action: {emit: x}}
        """
      ).hidden,
      .passes(
        """
        lang: zh
        button: {title: 打开车库, action: {emit: x}}
        """
      ).hidden,
    ]
  ) { (scene: ButtonReading) in
    guard let title = scene.button.title, !scene.isKey else { return [] }
    if title.lexicon.has(title.label, in: "vague-buttons") {
      return [Fault(title, "\(Quoting.text(title.string)) does not say what will happen")]
    }
    guard title.lexicon.has(title.label, in: "object-verbs") else { return [] }
    return [Fault(title, "\(Quoting.text(title.string)) does not say what it acts on")]
  }
}
