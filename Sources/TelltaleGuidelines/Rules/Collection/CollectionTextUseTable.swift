extension Rule {
  static let collectionTextUseTable = Rule.lint(
    "COLLECTION-TEXT-USE-TABLE", element: "collection", applies: .carElements, severity: .warning,
    sources: [.carElements("Collections")],
    why: "Text is quicker to read in a list that scrolls than in a grid.",
    check: "At least one item has an image or an icon.",
    remedy: "Use a table, as shown.",
    examples: [
      .fires(
        at: "collection",
        """
        collection:
          items: [{id: a, text: Jazz}, {id: b, text: Rock}]
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
        table:
          rows: [{title: Jazz, push: jazz}, {title: Rock, push: rock}]
        """
      ).hidden,
      .passes(
        """
        collection:
          items: [{id: a, icon: music, text: Jazz}, {id: b, icon: star, text: Rock}]
        """
      ).hidden,
      .passes(
        """
        collection:
          source: {async: covers}
          items: []
        """
      ).hidden,
    ]
  ) { (scene: CollectionReading) in
    guard !scene.collection.items.isEmpty, scene.pictureCount == 0 else { return [] }
    let rows = scene.collection.items.map { "{title: \($0.text?.longest.string ?? $0.id)}" }
    let list = rows.count > 4 ? rows.prefix(4) + ["…"] : rows[...]
    return [
      Fault(
        at: scene.path, "no item has an image",
        remedy: "Use a table: `table: {rows: [\(list.joined(separator: ", "))]}`.")
    ]
  }
}
