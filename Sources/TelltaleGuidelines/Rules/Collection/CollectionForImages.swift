extension Rule {
  static let collectionForImages = Rule.lint(
    "COLLECTION-FOR-IMAGES", element: "collection", applies: .carElements, severity: .note,
    sources: [.carElements("Collections")],
    why: "Collections are made for pictures; an item without one looks like a gap.",
    check: "Where some items have an image or an icon, at least half of them do.",
    remedy: "Give the others an image, or use a table.",
    examples: [
      .fires(
        at: "collection.items",
        """
        collection:
          items: [{id: a, image: a.png}, {id: b, text: Jazz}, {id: c, text: Rock}]
        """),
      .passes(
        """
        collection:
          layout: grid
          items: [{id: a, image: a.png}, {id: b, image: b.png}]
        """),
      .passes(
        """
        lang: ja
        collection:
          layout: row
          items: [{id: a, image: a.png, text: ジャズ}, {id: b, image: b.png, text: ロック}]
        """
      ).hidden,
      .passes(
        """
        collection:
          items: [{id: a, image: a.png}, {id: b, text: Jazz}]
        """
      ).hidden,
    ]
  ) { (scene: CollectionReading) in
    let count = scene.collection.items.count
    guard scene.pictureCount > 0, scene.pictureCount * 2 < count else { return [] }
    return [
      Fault(
        at: scene.path.key("items"), "only \(scene.pictureCount) of \(count) items have an image")
    ]
  }
}
