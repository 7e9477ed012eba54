extension Rule {
  static let collectionMixedSizes = Rule.layout(
    "COLLECTION-MIXED-SIZES", element: "collection", applies: .group("car-elements"),
    severity: .error,
    sources: [.carElements("Collections")],
    why: "Pictures differ in size, and a collection may show that.",
    check:
      "Items keep the sizes that they ask for, stand in order row by row, and overlap neither "
      + "each other nor the edges.",
    remedy: "Nothing to do in a scene; the arrangement follows from the sizes.",
    kept: "Placing puts items row by row, each at its own size (ItemFrames).",
    examples: [
      .situation(
        when: "a cover as wide as two others stands among them",
        then: "it is as wide, and the others are moved, not shrunk"),
      .situation(
        when: "all covers are of one size",
        then: "they form a plain grid"),
    ])
}
