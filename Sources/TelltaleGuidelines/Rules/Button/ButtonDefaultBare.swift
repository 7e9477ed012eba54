extension Rule {
  static let buttonDefaultBare = Rule.layout(
    "BUTTON-DEFAULT-BARE", element: "button", applies: .carElements, severity: .error,
    sources: [.carElements("Buttons > System buttons")],
    why: "Titles alone keep a screen calm; what has a border wants attention.",
    check:
      "A button without `border` and `background` draws its title or icon, and nothing "
      + "else at rest.",
    remedy: "Add `border: true` or a `background` where the button has to stand out.",
    kept: "Drawing adds no shape that the scene does not ask for, but for focus and press.",
    examples: [
      .situation(
        when: "a plain button is drawn at rest",
        then: "there is neither a stroke nor a fill"),
      .situation(
        when: "a button with a border is drawn",
        then: "there is a stroke"),
    ])
}
