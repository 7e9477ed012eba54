import TelltaleModel

extension Rule {
  static let collectionStandardLayout = Rule.lint(
    "COLLECTION-STANDARD-LAYOUT", element: "collection", applies: .carElements, severity: .warning,
    sources: [.carElements("Collections")],
    why: "A row or a grid is understood at once; an invented arrangement has to be learnt.",
    check:
      "A `custom` layout has a `layout-reason`, and its items are not all of one size, which a row or grid would "
      + "show as well.",
    remedy: "Write `layout: grid` or `layout: row`, or give the reason.",
    examples: [
      .fires(
        at: "collection.layout",
        """
        collection:
          layout: {custom: spiral}
          items: [{id: a, image: a.png}]
        """),
      .fires(
        at: "collection.layout",
        """
        collection:
          layout: {custom: wall}
          layout-reason: covers of all sizes
          items:
          - {id: a, image: a.png, size: [96, 96]}
          - {id: b, image: b.png, size: [96, 96]}
        """
      ).hidden,
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
          layout: {custom: wall}
          layout-reason: covers of all sizes
          items:
          - {id: a, image: a.png, size: [96, 96]}
          - {id: b, image: b.png, size: [192, 96]}
        """
      ).hidden,
    ]
  ) { (scene: CollectionReading) in
    guard case .custom(let name) = scene.collection.layout else { return [] }
    let path = scene.path.key("layout")
    guard scene.collection.layoutReason != nil else {
      return [Fault(at: path, "an arrangement of its own, “\(name)”, and no reason for it")]
    }
    let sizes = scene.collection.items.map(\.size)
    guard sizes.count > 1, let first = sizes[0], sizes.allSatisfy({ $0 == first }) else {
      return []
    }
    return [Fault(at: path, "items of one size make a plain grid of “\(name)”")]
  }
}
