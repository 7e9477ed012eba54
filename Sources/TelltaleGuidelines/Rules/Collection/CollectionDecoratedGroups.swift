extension Rule {
  static let collectionDecoratedGroups = Rule.construct(
    "COLLECTION-DECORATED-GROUPS", element: "collection", applies: .carElements,
    sources: [.carElements("Collections")],
    why:
      "A collection may show which items belong together, as long as these are items of the collection.",
    check: "Every id that a group names is that of an item.",
    remedy: "Name items of this collection.",
    examples: [
      .fires(
        at: "collection.groups[0].items[0]",
        """
        collection:
          items: [{id: a, image: a.png}]
          groups: [{items: [z], background: grey}]
        """),
      .passes(
        """
        collection:
          items: [{id: a, image: a.png}]
          groups: [{items: [a], background: grey}]
        """),
      .passes(
        """
        collection:
          groups: [{items: [a, b], background: images/wood.png}]
          items: [{id: a, image: a.png}, {id: b, image: b.png}, {id: c, image: c.png}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        collection:
          items: [{id: 北京, image: a.png}]
          groups: [{items: [北京], background: theme.raised}]
        """
      ).hidden,
    ])
}
