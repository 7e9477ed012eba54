import TelltaleModel
import TelltaleSyntax

/// Reads a child of a row, a column, a grid or a card: an element by its name, with its place among the others.
struct StackItemReader {
  private struct Facts {
    var grow = 0.0
    var size = StackSize()
    var alignSelf: StackAlignment?
    var when: RoomCondition?
  }

  func item(_ node: YAMLNode, at path: NodePath, in context: inout SceneContext) -> StackItem? {
    guard case .mapping(let entries) = node.value, case let known = Self.record.form.keys,
      entries.contains(where: { known.contains($0.key) })
    else {
      return ContentReader().element(node, at: path, in: &context).map { StackItem($0) }
    }
    var facts = Facts()
    var own = node
    own.value = .mapping(entries.filter { known.contains($0.key) })
    Self.record.read(own, at: path, into: &facts, in: &context)
    let rest = elements(entries.filter { !known.contains($0.key) }, in: &context)
    guard rest.contains(where: { $0.key != ContentReader.hidden.name }) else {
      context.complaints.add(
        node.location, "a place without an element",
        remedy: "write {spacer: {grow: 1}} for room that stays empty")
      return nil
    }
    own.value = .mapping(rest)
    return ContentReader().element(own, at: path, in: &context).map {
      StackItem(
        $0, grow: facts.grow, size: facts.size, alignSelf: facts.alignSelf, when: facts.when)
    }
  }

  /// The keys that stand for elements; of one that is misspelt beside them it is said what it may have meant.
  private func elements(_ entries: [YAMLEntry], in context: inout SceneContext) -> [YAMLEntry] {
    guard entries.count > 1 else { return entries }
    return entries.filter { entry in
      let hidden = ContentReader.hidden.name
      guard SceneElement(rawValue: entry.key) == nil, !entry.key.hasPrefix("x-"),
        entry.key != hidden
      else { return true }
      context.complaints.add(unknownKey: entry, among: Self.record.form.keys + [hidden])
      return false
    }
  }

  // MARK: Format

  private static let record = SceneRecord<Facts>(
    "an element with its place",
    [
      .key(
        "grow", .number(0...100),
        "Its share of the room that is left along the arrangement, as `flex: 1` in CSS; in a grid, that of its line of the height.",
        usual: 0
      ) { $0.grow = $1 },
      .key(
        "width", .stackSize,
        "Its width: points, or a part of what the arrangement has. Where that is too much for a row it gives way."
      ) { $0.size.width = $1 },
      .key("height", .stackSize, "Its height, in the same units.") { $0.size.height = $1 },
      .key("min-width", .stackLength, "Its least width.") { $0.size.minWidth = $1 },
      .key("max-width", .stackSize, "Its largest width.") { $0.size.maxWidth = $1 },
      .key("min-height", .stackLength, "Its least height.") { $0.size.minHeight = $1 },
      .key("max-height", .stackSize, "Its largest height.") { $0.size.maxHeight = $1 },
      .key(
        "align-self", .choice(StackAlignment.self),
        "Its place across the arrangement; absent, as `align` says."
      ) { $0.alignSelf = $1 },
      .key(
        "when", .roomCondition,
        "The condition on the room under which it is there; of a list one condition is enough."
      ) {
        $0.when = $1
      },
    ])

  static var definition: JSONValue.Member {
    .init(
      "stackItem",
      [
        "type": "object", "additionalProperties": false, "patternProperties": ["^x-": [:]],
        "minProperties": 1,
        "properties": .object(
          record.properties + SceneRecord("an element", [ContentReader.hidden]).properties
            + SchemaPiece.elements { !$0.isOverlay && $0 != .screen }),
      ])
  }

  static var items: SceneValue<[StackItem]> {
    .list(
      of: "elements", SchemaPiece.reference("stackItem"), atMost: Limits.contentElements
    ) { node, path, context in StackItemReader().item(node, at: path, in: &context) }
  }
}
