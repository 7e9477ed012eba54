import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

extension SceneDecoder {
  package mutating func collection(_ entry: YAMLEntry, at path: NodePath) -> ItemCollection? {
    var collection = ItemCollection(items: [])
    let isMap = record(entry.value, .collection, at: path) { decoder, entry, own in
      switch entry.key {
      case "id": collection.id = decoder.name(entry.value, "an id")
      case "items": collection.items = decoder.items(entry.value, at: own)
      case "groups":
        collection.groups = decoder.list(
          entry.value, of: "groups", atMost: Limits.itemGroups, at: own
        ) { $0.group($1, at: $2) }
      case "gestures": collection.gestures = decoder.gestures(entry.value, at: own)
      case "source": collection.source = decoder.source(entry.value, at: own)
      case "header": collection.header = decoder.content(entry.value, at: own)
      default: decoder.readArrangement(of: &collection, entry, at: own)
      }
    }
    guard isMap else { return nil }
    checkItems(collection, at: path)
    return collection
  }

  private mutating func readArrangement(
    of collection: inout ItemCollection, _ entry: YAMLEntry, at own: NodePath
  ) {
    switch entry.key {
    case "layout": collection.layout = layout(entry.value, at: own) ?? .grid
    case "layout-reason": collection.layoutReason = text(entry.value)?.string
    case "spacing": collection.spacing = spacing(entry.value, at: own)
    case "animate": collection.animates = value(.flag, entry.value) ?? true
    case "animation": collection.animation = name(entry.value, "the name of a transition")
    case "layout-changes":
      collection.layoutChanges = list(
        entry.value, of: "changes of layout", atMost: Limits.layoutChanges, at: own
      ) { $0.layoutChange($1, at: $2) }
    default: return
    }
  }

  // MARK: Items

  package mutating func items(_ node: YAMLNode, at path: NodePath) -> [CollectionItem] {
    if case .mapping = node.value {
      refuse(
        "COLLECTION-ORDERED-VISUAL", at: path, "the items are a map, which has no order",
        remedy: "write a list: - {id: a, image: a.png}")
      return []
    }
    return list(node, of: "items", atMost: Limits.items, at: path) { $0.item($1, at: $2) }
  }

  private mutating func item(_ node: YAMLNode, at path: NodePath) -> CollectionItem? {
    var item = CollectionItem(id: "")
    let before = complaints
    let isMap = record(node, .item, at: path) { decoder, entry, own in
      switch entry.key {
      case "id": item.id = decoder.name(entry.value, "an id") ?? ""
      case "image": item.image = decoder.bundlePath(entry.value)
      case "text": item.text = decoder.variants(entry, at: own)
      case "size": item.size = decoder.size(entry.value)
      case "action": item.action = decoder.action(entry, at: own)
      default: return
      }
    }
    guard isMap else { return nil }
    if item.id.isEmpty, complaints == before {
      complaints.add(node.location, "an item without an id", remedy: "add one, such as id: a")
    }
    return item
  }

  private mutating func size(_ node: YAMLNode) -> ItemSize? {
    let reader = ValueReader<Points>.points(1...4_000).list(atLeast: 2, atMost: 2)
    return value(reader, node).flatMap { sides in
      sides.count == 2 ? ItemSize(width: sides[0], height: sides[1]) : nil
    }
  }

  package mutating func checkItems(_ collection: ItemCollection, at path: NodePath) {
    var seen: Set<String> = []
    for (index, item) in collection.items.enumerated()
    where !item.id.isEmpty && !seen.insert(item.id).inserted {
      refuse(
        "COLLECTION-ORDERED-VISUAL", at: path.key("items").item(index).key("id"),
        "the id \(Quoted.text(item.id)) is given a second time",
        remedy: "give each item its own")
    }
    for (index, group) in collection.groups.enumerated() {
      for (position, id) in group.items.enumerated() where !seen.contains(id) {
        refuse(
          "COLLECTION-DECORATED-GROUPS",
          at: path.key("groups").item(index).key("items").item(position),
          "there is no item \(Quoted.text(id))",
          remedy: Spelling.suggestion(for: id, among: collection.items.prefix(200).map(\.id))
            ?? "name items of this collection")
      }
    }
  }

  // MARK: Parts

  private mutating func group(_ node: YAMLNode, at path: NodePath) -> ItemGroup? {
    var group = ItemGroup(items: [])
    let isMap = record(node, .group, at: path) { decoder, entry, own in
      switch entry.key {
      case "items":
        group.items = decoder.list(entry.value, of: "ids", atMost: Limits.items, at: own) {
          decoder, node, _ in decoder.name(node, "the id of an item")
        }
      case "background": group.background = decoder.fill(entry.value, at: own)
      default: return
      }
    }
    return isMap ? group : nil
  }

  /// Gestures beyond those that every collection has.
  private mutating func gestures(_ node: YAMLNode, at path: NodePath) -> [ItemGesture] {
    guard case .mapping(let entries) = node.value else {
      complaints.add(
        node.location, "found \(node.summary), expected a map from gestures to actions",
        remedy: "write {double-tap: {emit: name}}")
      return []
    }
    if entries.count > Limits.gestures {
      complaints.add(
        node.location, "\(entries.count) gestures, at most \(Limits.gestures) are read")
    }
    return entries.prefix(Limits.gestures).compactMap { entry in
      let key = YAMLNode(.scalar(entry.key, isPlain: false), at: entry.location)
      guard let kind = name(key, "a gesture") else { return nil }
      let own = path.key(kind)
      note(entry, at: own)
      if ["tap", "hold", "swipe"].contains(kind) {
        refuse(
          "COLLECTION-GESTURES-CUSTOM", at: own,
          "\(Quoted.text(kind)) means the same in every collection and cannot mean something else",
          remedy: "use another gesture, such as double-tap")
      }
      return action(entry, at: own).map { ItemGesture(kind: kind, action: $0) }
    }
  }

  /// `grid`, `row`, `flow`, or `{custom: name}`.
  package mutating func layout(_ node: YAMLNode, at path: NodePath) -> CollectionLayout? {
    if case .mapping = node.value {
      var custom: String?
      record(node, SceneForm("a layout", ["custom"]), at: path) { decoder, entry, _ in
        custom = decoder.name(entry.value, "the name of a layout")
      }
      return custom.map(CollectionLayout.custom)
    }
    switch node.text {
    case "grid": return .grid
    case "row": return .row
    case "flow": return .flow
    case nil where node.isNull: return nil
    default:
      complaints.add(
        node.location, "found \(node.summary), expected grid, row, flow or {custom: name}",
        remedy: node.text.map { text in
          Spelling.suggestion(for: text, among: ["grid", "row", "flow"])
            ?? "write {custom: \(Quoted.plain(text))}"
        })
      return nil
    }
  }

  /// Points between items; pictures that touch or overlap cannot be told apart.
  private mutating func spacing(_ node: YAMLNode, at path: NodePath) -> Points? {
    guard let points = value(.points(-400...400), node) else { return nil }
    guard points < 0 else { return points }
    refuse(
      "COLLECTION-PADDING", at: path,
      "the spacing is \(node.summary), and items would lie over each other",
      remedy: "make it 8 or more")
    return nil
  }

  private mutating func layoutChange(_ node: YAMLNode, at path: NodePath) -> LayoutChange? {
    var layout: CollectionLayout?
    var cause: String?
    let before = complaints
    let isMap = record(node, .layoutChange, at: path) { decoder, entry, own in
      switch entry.key {
      case "to": layout = decoder.layout(entry.value, at: own)
      case "cause": cause = decoder.cause(entry.value)
      default: return
      }
    }
    guard isMap else { return nil }
    if layout == nil, complaints == before {
      complaints.add(
        node.location, "a change of layout that does not say to which", remedy: "add to: row")
    }
    return layout.map { LayoutChange(to: $0, cause: cause) }
  }

  /// A cause by name; one with a value, such as `{timer: 30}`, is known by its key.
  private mutating func cause(_ node: YAMLNode) -> String? {
    if case .mapping(let entries) = node.value, entries.count == 1 {
      let key = YAMLNode(.scalar(entries[0].key, isPlain: false), at: entries[0].location)
      return name(key, "a cause")
    }
    return name(node, "a cause")
  }
}
