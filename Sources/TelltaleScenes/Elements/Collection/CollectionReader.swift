import TelltaleCatalogue
import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// Reads collections.
struct CollectionReader: ElementReader {
  var scrolls: Bool { true }

  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    var collection = ItemCollection(items: [])
    guard Self.record.read(entry.value, at: path, into: &collection, in: &context) else {
      return nil
    }
    ItemsReader().check(collection, at: path, in: &context)
    return .collection(collection)
  }

  /// Gestures beyond those that every collection has.
  private static func gestures(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> [ItemGesture] {
    guard case .mapping(let entries) = node.value else {
      context.complaints.add(
        node.location, "found \(node.summary), expected a map from gestures to actions",
        remedy: "write {double-tap: {emit: name}}")
      return []
    }
    if entries.count > Limits.gestures {
      context.complaints.add(
        node.location, "\(entries.count) gestures, at most \(Limits.gestures) are read")
    }
    return entries.prefix(Limits.gestures).compactMap { entry in
      let key = YAMLNode(.scalar(entry.key, isPlain: false), at: entry.location)
      guard let kind = context.name(key, "a gesture") else { return nil }
      let own = path.key(kind)
      context.note(entry, at: own)
      if ["tap", "hold", "swipe"].contains(kind) {
        context.refuse(
          .collectionGesturesCustom, at: own,
          "\(Quoted.text(kind)) means the same in every collection and cannot mean something else",
          remedy: "use another gesture, such as double-tap")
      }
      return ActionReader().action(entry, at: own, in: &context).map {
        ItemGesture(kind: kind, action: $0)
      }
    }
  }
}

// MARK: Format

extension CollectionReader {
  static var definitions: [JSONValue.Member] {
    [.init("collection", record.schema)] + ItemsReader.definitions + LayoutReader.definitions
  }

  private static let record = SceneRecord<ItemCollection>("a collection", arrangement + parts)

  private static let arrangement: [SceneKey<ItemCollection>] = [
    .key("id", .name("an id"), "Its name for the application.") { $0.id = $1 },
    .key("layout", LayoutReader.value, "The arrangement of its items.") { $0.layout = $1 },
    .key("layout-reason", .text, "The reason for an arrangement of its own.") {
      $0.layoutReason = $1.string
    },
    .key("spacing", spacing, "Points between items.") { $0.spacing = $1 },
    .key(
      "groups",
      .list(of: "groups", SchemaPiece.reference("group"), atMost: Limits.itemGroups) {
        node, path, context in ItemsReader().group(node, at: path, in: &context)
      }, "Items that belong together."
    ) { $0.groups = $1 },
    .key(
      "gestures", schema: SchemaPiece.map(of: "action", Limits.gestures),
      "Gestures beyond tap, hold and swipe."
    ) { entry, path, context, collection in
      collection.gestures = gestures(entry.value, at: path, in: &context)
    },
  ]

  private static let parts: [SceneKey<ItemCollection>] = [
    .key("animate", .flag, "Changes are animated.", usual: true) { $0.animates = $1 },
    .key("animation", .name("the name of a transition"), "A transition of the theme.") {
      $0.animation = $1
    },
    .key(
      "layout-changes",
      .list(
        of: "changes of layout", SchemaPiece.reference("layoutChange"),
        atMost: Limits.layoutChanges
      ) { node, path, context in LayoutReader().change(node, at: path, in: &context) },
      "Planned changes of layout."
    ) { $0.layoutChanges = $1 },
    .key("source", .source, "The source of its items.") { $0.source = $1 },
    .key(
      "grow", .flag,
      "For a grid: items are as large as there is room for, if that shows all of them at once.",
      usual: false
    ) { $0.grows = $1 },
    .key("header", .content, "The content above the items.") { $0.header = $1 },
    .key("items", ItemsReader.value, "The items, in order.") { $0.items = $1 },
  ]

  /// Points between items; pictures that touch or overlap cannot be told apart.
  private static var spacing: SceneValue<Points> {
    SceneValue(schema: ValueReader<Double>.number(0...400).schema) { entry, path, context in
      let node = entry.value
      guard let points = context.value(.points(-400...400), node) else { return nil }
      guard points < 0 else { return points }
      context.refuse(
        .collectionPadding, at: path,
        "the spacing is \(node.summary), and items would lie over each other",
        remedy: "make it 8 or more")
      return nil
    }
  }
}
