extension Rule {
  static let collectionPadding = Rule.shared(
    "COLLECTION-PADDING", .layout, element: "collection", applies: .carElements, severity: .error,
    cases: ["warning for a spacing that is small and not negative"],
    sources: [.carElements("Collections")],
    why: "Room around items keeps them apart for eye and finger.",
    check:
      "Items keep the limit `collection-spacing` in points from each other; a smaller spacing is reported, and a "
      + "negative one is refused.",
    remedy: "Leave `spacing` out, or make it larger.",
    kept: "Items are placed without overlap, whatever their sizes.",
    examples: [
      .fires(
        at: "collection.spacing",
        """
        collection:
          spacing: 4
          items: [{id: a, image: a.png}, {id: b, image: b.png}]
        """),
      .passes(
        """
        collection:
          spacing: 12
          items: [{id: a, image: a.png}, {id: b, image: b.png}]
        """),
      .passes(
        """
        collection:
          spacing: 8
          items: [{id: a, image: a.png}, {id: b, image: b.png}]
        """
      ).hidden,
      .passes(
        """
        lang: ja
        collection:
          layout: row
          items: [{id: a, image: a.png, text: ジャズ}, {id: b, image: b.png, text: ロック}]
        """
      ).hidden,
    ]
  ) { (scene: CollectionReading) in
    guard let spacing = scene.collection.spacing,
      let least = scene.context.limit("collection-spacing"),
      spacing.value < Double(least)
    else { return [] }
    return [
      Fault(
        at: scene.path.key("spacing"),
        "items stand less than \(least) points apart",
        severity: spacing.value < 0 ? nil : .warning)
    ]
  }
}
