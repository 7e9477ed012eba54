extension Rule {
  static let collectionLayoutChangeKeepsPlace = Rule.behaviour(
    "COLLECTION-LAYOUT-CHANGE-KEEPS-PLACE", element: "collection", applies: .group("car-elements"),
    severity: .error,
    sources: [.carElements("Collections")],
    why: "The item that people look at has to be there after the change as well.",
    check:
      "The item with the focus, or else the first item that was seen whole, is seen whole after the change.",
    remedy: "Nothing to do in a scene.",
    kept: "The session scrolls the new layout to the item that was in view.",
    examples: [
      .situation(
        when: "the focus is on the ninth of forty covers when the grid becomes a row",
        then: "the ninth cover is in view and has the focus"),
      .situation(
        when: "the collection is empty",
        then: "there is nothing to keep"),
    ])
}
