extension Rule {
  static let tabBarMoreTab = Rule.layout(
    "TAB-BAR-MORE-TAB", element: "tab-bar", applies: .group("car-elements"), severity: .error,
    sources: [.carElements("Tab bars")],
    why: "A narrow screen must not make a tab unreachable.",
    check:
      "Where tabs outnumber slots the last slot is More; it lists exactly the others, in "
      + "order, with their badges.",
    remedy: "Have no more tabs than the narrowest screen holds.",
    kept: "Placing gives the last slot to More; the session shows its list.",
    examples: [
      .situation(
        when: "five tabs meet four slots",
        then: "three tabs and More are shown, and More lists the other two"),
      .situation(
        when: "as many tabs as slots",
        then: "there is no More"),
    ])
}
