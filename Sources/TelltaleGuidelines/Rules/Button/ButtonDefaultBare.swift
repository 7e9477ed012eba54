extension Rule {
  static let buttonDefaultBare = Rule.layout(
    "BUTTON-DEFAULT-BARE", element: "button", applies: .carElements, severity: .error,
    sources: [.carElements("Buttons > System buttons")],
    why: "Titles alone keep a screen calm; a border draws attention.",
    check:
      "A button without `border`, `background` and `prominence` draws its title or icon, and nothing "
      + "else at rest, unless it is the `likely` one of a screen's `dock`.",
    remedy: "Add `prominence: filled` or `prominence: tinted` where the button has to stand out.",
    kept: "Drawing adds no shape that the scene does not ask for, but for focus and press.",
    examples: [
      .situation(
        when: "a plain button is drawn at rest",
        then: "there is neither a stroke nor a fill"),
      .situation(
        when: "a button with a border is drawn",
        then: "there is a stroke"),
      .situation(
        when: "the likely button of a dock is drawn on a kiosk",
        then: "it is filled, because the likely button is to be told from the others"),
    ])
}
