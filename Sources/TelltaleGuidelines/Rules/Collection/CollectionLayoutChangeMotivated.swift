extension Rule {
  static let collectionLayoutChangeMotivated = Rule.lint(
    "COLLECTION-LAYOUT-CHANGE-MOTIVATED", element: "collection",
    applies: .carElements, severity: .warning,
    sources: [.carElements("Collections")],
    why:
      "A layout that changes for no reason that people can see makes the app "
      + "unpredictable.",
    check:
      "Each of the `layout-changes` has a `cause` that people know of: user-action, "
      + "rotation, size-class or data-empty.",
    remedy: "Name such a cause, or keep the layout.",
    examples: [
      .fires(
        at: "collection.layout-changes[0]",
        """
        collection:
          items: [{id: a, image: a.png}]
          layout-changes: [{to: row, cause: {timer: 30}}]
        """),
      .fires(
        at: "collection.layout-changes[0]",
        """
        collection:
          items: [{id: a, image: a.png}]
          layout-changes: [{to: row}]
        """
      ).hidden,
      .passes(
        """
        collection:
          items: [{id: a, image: a.png}]
          layout-changes: [{to: row, cause: user-action}]
        """),
      .passes(
        """
        collection:
          items: [{id: a, image: a.png}]
          layout-changes: [{to: row, cause: rotation}, {to: grid, cause: size-class}]
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
    let known: Set<String> = ["user-action", "rotation", "size-class", "data-empty"]
    return scene.collection.layoutChanges.enumerated().compactMap { index, change in
      if let cause = change.cause, known.contains(cause) { return nil }
      let cause = change.cause.map { "the cause “\($0)”" } ?? "no cause"
      return Fault(
        at: scene.path.key("layout-changes").item(index),
        "the layout changes to \(change.layout.name) for \(cause)")
    }
  }
}
