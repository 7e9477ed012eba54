extension Rule {
  static let tabBarSwitchesSections = Rule.behaviour(
    "TAB-BAR-SWITCHES-SECTIONS", element: "tab-bar", applies: .group("car-elements"),
    severity: .error,
    sources: [.carElements("Tab bars")],
    why: "People who come back to a section find it as they left it.",
    check:
      "One touch shows a section within a tenth of a second, with the screens that were open "
      + "in it and at the place it was scrolled to.",
    remedy: "Nothing to do in a scene.",
    kept: "The session keeps a stack of screens with their view for each tab.",
    examples: [
      .situation(
        when: "Library is opened while a list in Radio is scrolled, then Radio again",
        then: "the list is where it was"),
      .situation(
        when: "the tab that is shown is touched",
        then: "nothing is lost"),
    ])
}
