extension Rule {
  static let navigationBarHierarchy = Rule.behaviour(
    "NAVIGATION-BAR-HIERARCHY", element: "navigation-bar", applies: .group("car-elements"),
    severity: .error,
    sources: [.carElements("Navigation bars")],
    why: "A bar that always describes where one is makes depth bearable.",
    check:
      "Opening a screen adds it to the stack, back takes one off, and the bar shows the one "
      + "on top; the root has no way back.",
    remedy: "Nothing to do in a scene; let rows and buttons `push` screens.",
    kept: "The session keeps a stack for each section and one for a modal.",
    examples: [
      .situation(
        when: "a station is opened from the list, its programme from there, and Back is pressed",
        then: "the station is shown"),
      .situation(
        when: "back is pressed on the first screen",
        then: "nothing is taken off"),
    ])
}
