extension Rule {
  static let navigationBarBackWalksUp = Rule.behaviour(
    "NAVIGATION-BAR-BACK-WALKS-UP", element: "navigation-bar", applies: .group("car-elements"),
    severity: .error,
    sources: [.carElements("Navigation bars")],
    why: "People who are lost press Back until they know where they are.",
    check:
      "Pressed once for every screen but the first, Back visits each of them in reverse and ends on the first.",
    remedy: "Nothing to do in a scene.",
    kept: "The session takes exactly one screen off for each press.",
    examples: [
      .situation(
        when: "four screens lie above the first and back is pressed four times",
        then: "the first is shown, and none in between was left out"),
      .situation(
        when: "a modal is open",
        then: "the stack below it is left alone"),
    ])
}
