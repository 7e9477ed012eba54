extension Rule {
  static let collectionLayoutChangeKeepsPlace = Rule.behaviour(
    "COLLECTION-LAYOUT-CHANGE-KEEPS-PLACE", element: "collection", applies: .group("car-elements"),
    severity: .error,
    sources: [.carElements("Collections")],
    why: "People look at something; after the change it has to be there still.",
    check:
      "What had the focus, else the first item that was seen whole, is seen whole after the "
      + "change.",
    remedy: "Nothing is to be done.",
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
