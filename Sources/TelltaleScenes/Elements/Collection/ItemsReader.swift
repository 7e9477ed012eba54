import TelltaleCatalogue
import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// The reader of the items of a collection, and of the groups in which they belong together.
package struct ItemsReader {
  package init() {}

  /// Reads the items of a list, each at its own path.
  ///
  /// - Parameters:
  ///   - node: The list in the file; a map is refused, since it has no order.
  ///   - path: The place of the list in the scene.
  ///   - context: The context, which takes findings and errors.
  /// - Returns: The items that could be read.
  package func items(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> [CollectionItem] {
    if case .mapping = node.value {
      context.refuse(
        .collectionOrderedVisual, at: path, "the items are a map, which has no order",
        remedy: "write a list: - {id: a, image: a.png}")
      return []
    }
    return context.list(node, of: "items", atMost: Limits.items, at: path, item)
  }

  private func item(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> CollectionItem? {
    var item = CollectionItem(id: "")
    let before = context.complaints
    guard Self.itemRecord.read(node, at: path, into: &item, in: &context) else { return nil }
    if item.id.isEmpty, context.complaints == before {
      context.complaints.add(
        node.location, "an item without an id", remedy: "add one, such as id: a")
    }
    check(item, node, in: &context)
    return item
  }

  /// Complains about parts of an item that cannot be together.
  private func check(_ item: CollectionItem, _ node: YAMLNode, in context: inout SceneContext) {
    if item.icon != nil, item.image != nil {
      context.complaints.add(
        node["icon"]?.location ?? node.location,
        "both \"icon\" and \"image\", expected one of the two",
        remedy: "keep the one that shows what the item is")
    }
    if item.picture == .whole, item.image == nil {
      context.complaints.add(
        node["picture"]?.location ?? node.location,
        "\"picture: whole\" in an item without an image", remedy: "add image: a.jpg")
    }
  }

  /// A group of items; `nil` after a complaint.
  func group(_ node: YAMLNode, at path: NodePath, in context: inout SceneContext) -> ItemGroup? {
    var group = ItemGroup(items: [])
    return Self.groupRecord.read(node, at: path, into: &group, in: &context) ? group : nil
  }

  /// Refuses ids that are given twice, and ids in groups that no item has.
  ///
  /// - Parameters:
  ///   - collection: The collection, as it was read.
  ///   - path: The place of the collection in the scene.
  ///   - context: The context, which takes the findings.
  package func check(
    _ collection: ItemCollection, at path: NodePath, in context: inout SceneContext
  ) {
    var seen: Set<String> = []
    for (index, item) in collection.items.enumerated()
    where !item.id.isEmpty && !seen.insert(item.id).inserted {
      context.refuse(
        .collectionOrderedVisual, at: path.key("items").item(index).key("id"),
        "the id \(Quoted.text(item.id)) is given a second time",
        remedy: "give each item its own")
    }
    for (index, group) in collection.groups.enumerated() {
      for (position, id) in group.items.enumerated() where !seen.contains(id) {
        context.refuse(
          .collectionDecoratedGroups,
          at: path.key("groups").item(index).key("items").item(position),
          "there is no item \(Quoted.text(id))",
          remedy: Spelling.suggestion(for: id, among: collection.items.prefix(200).map(\.id))
            ?? "name items of this collection")
      }
    }
  }
}

// MARK: Format

extension ItemsReader {
  static var definitions: [JSONValue.Member] {
    [.init("item", itemRecord.schema), .init("group", groupRecord.schema)]
  }

  private static let itemRecord = SceneRecord<CollectionItem>("an item", content + look)

  private static let content: [SceneKey<CollectionItem>] =
    [
      .key("id", .name("an id"), "Its own in the collection.", isRequired: true) { $0.id = $1 },
      .key("image", .bundlePath, "A picture of the bundle.") { $0.image = $1 },
      .key("text", .variants, "Its title.") { $0.text = $1 },
      .key("subtitle", .variants, "The text below its name.") { $0.subtitle = $1 },
      .key(
        "price", .variants, "Its price or another value, at its lower trailing side."
      ) { $0.price = $1 },
      .key(
        "badge", EntryBadgeReader.value,
        "A number, \"!\", {bind: name} or a word, at its upper trailing corner."
      ) { $0.badge = $1 },
      .key("action", .action, "Done when it is chosen.") { $0.action = $1 },
      .key(
        "enabled", .availability,
        "True if it can be chosen, else false; or {bind: name, enabled: …}.", usual: true
      ) { $0.availability = $1 },
    ]

  private static let look: [SceneKey<CollectionItem>] =
    [
      .key("icon", .name("the name of an icon"), "An icon of the profile in the picture's place.") {
        $0.icon = $1
      },
      .key(
        "picture", .choice(ItemPicture.self),
        "The picture covers its place above the words, is seen whole there, or covers the whole item, with the words "
          + "over its foot.",
        usual: "cover"
      ) { $0.picture = $1 },
      .key("color", .color, "Its background; absent, the theme's card.") { $0.color = $1 },
      .key("size", size, "Points wide and high.") { $0.size = $1 },
    ]

  private static let groupRecord = SceneRecord<ItemGroup>(
    "a group of items",
    [
      .key(
        "items",
        .list(of: "ids", SchemaPiece.name, atMost: Limits.items) { node, _, context in
          context.name(node, "the id of an item")
        }, "Their ids.", isRequired: true
      ) { $0.items = $1 },
      .key("background", .fill, "A colour or a picture behind them.") { $0.background = $1 },
      .boundTitle(
        "header",
        "Their heading, above the first of them, set as the header of a table's section."
      ) { ($0.header, $0.headerBinding) = ($1, $2) },
      .boundTitle("footer", "A note on them, below the last.") {
        ($0.footer, $0.footerBinding) = ($1, $2)
      },
    ])

  private static var size: SceneValue<ItemSize> {
    SceneValue(
      schema: [
        "type": "array", "items": ValueReader<Double>.number(1...4_000).schema, "minItems": 2,
        "maxItems": 2,
      ]
    ) { entry, _, context in
      let reader = ValueReader<Points>.points(1...4_000).list(atLeast: 2, atMost: 2)
      guard let sides = context.value(reader, entry.value), sides.count == 2 else { return nil }
      return ItemSize(width: sides[0], height: sides[1])
    }
  }

  /// The items of a collection, in order.
  static var value: SceneValue<[CollectionItem]> {
    SceneValue(
      schema: SchemaPiece.list(of: SchemaPiece.reference("item"), atMost: Limits.items)
    ) { entry, path, context in
      ItemsReader().items(entry.value, at: path, in: &context)
    }
  }
}
