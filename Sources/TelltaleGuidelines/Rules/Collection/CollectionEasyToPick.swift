import TelltaleGraphics

extension Rule {
  static let collectionEasyToPick = Rule.lint(
    "COLLECTION-EASY-TO-PICK", element: "collection", applies: .carElements, severity: .warning,
    sources: [.carElements("Collections")],
    why: "People give up on items that are hard to hit.",
    check: "No item is smaller than the profile’s least target, in width or height.",
    remedy: "Make it larger, or leave `size` out.",
    examples: [
      .fires(
        at: "collection.items[0].size",
        """
        collection:
          layout: grid
          items: [{id: a, image: a.png, size: [20, 20]}]
        """),
      .fires(
        at: "collection.items[1].size",
        """
        collection:
          layout: row
          items: [{id: a, image: a.png, size: [96, 96]}, {id: b, image: b.png, size: [96, 30]}]
        """
      ).hidden,
      .passes(
        """
        collection:
          layout: grid
          items: [{id: a, image: a.png, size: [96, 96]}]
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
          items: [{id: a, image: a.png, size: [44, 44]}]
        """
      ).hidden,
    ]
  ) { (scene: CollectionReading) in
    let least = scene.context.profile.alert.minimumTarget
    return scene.collection.items.enumerated().compactMap { index, item in
      guard let size = item.size, size.width < least || size.height < least else { return nil }
      return Fault(
        at: scene.path(ofItem: index).key("size"),
        "\(Density.one.pixels(size.width))x\(Density.one.pixels(size.height)) points; "
          + "a finger needs \(Density.one.pixels(least)) each way")
    }
  }
}
