extension Rule {
  static let collectionOrderedVisual = Rule.construct(
    "COLLECTION-ORDERED-VISUAL", element: "collection", applies: .carElements,
    sources: [.carElements("Collections")],
    why: "People find a picture again by its place, and the knob goes through them in order.",
    check: "`items` is a list, and no two items have the same id.",
    remedy: "Write a list, and give each item an id of its own.",
    examples: [
      .fires(
        at: "collection.items",
        """
        collection:
          items: {a: {image: a.png}, b: {image: b.png}}
        """),
      .fires(
        at: "collection.items[1].id",
        """
        collection:
          items: [{id: a, image: a.png}, {id: a, image: b.png}]
        """),
      .passes(
        """
        collection:
          items: [{id: a, image: a.png}, {id: b, image: b.png}]
        """),
      .passes(
        """
        collection:
          items: [{id: a, image: logo.png}, {id: b, image: logo.png}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        collection:
          items: [{id: 札幌, image: a.png, text: 札幌}, {id: 仙台, image: b.png, text: 仙台}]
        """
      ).hidden,
    ])
}
