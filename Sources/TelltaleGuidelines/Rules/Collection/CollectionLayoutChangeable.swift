extension Rule {
  static let collectionLayoutChangeable = Rule.behaviour(
    "COLLECTION-LAYOUT-CHANGEABLE", element: "collection", applies: .group("car-elements"),
    severity: .error,
    sources: [.carElements("Collections")],
    why: "The same items may be wanted as a grid or as a row at any time.",
    check:
      "A change of layout is taken at any time, keeps focus and selection, and reloads "
      + "nothing.",
    remedy: "Nothing to do in a scene; send the layout for the collection.",
    kept: "The session changes the layout of what is shown and keeps items by their ids.",
    examples: [
      .situation(
        when: "a grid with the focus on its fifth cover becomes a row",
        then: "the fifth cover has the focus"),
      .situation(
        when: "the layout that is in force is sent once more",
        then: "no picture changes"),
    ])
}
