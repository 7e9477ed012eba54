import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// Reads the styles of rows that a table has of its own.
struct RowStylesReader {
  /// A map from names to styles; none after a complaint.
  func styles(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> [RowStyle] {
    guard case .mapping(let entries) = node.value else {
      if !node.isNull {
        context.complaints.add(
          node.location, "found \(node.summary), expected a map from names to row styles",
          remedy: "write {weather: {slots: [icon, title, low]}}")
      }
      return []
    }
    if entries.count > Limits.rowStyles {
      context.complaints.add(
        node.location, "\(entries.count) row styles, at most \(Limits.rowStyles) are read")
    }
    return entries.prefix(Limits.rowStyles).map { entry in
      let own = path.foreignKey(entry.key)
      context.note(entry, at: own)
      if StandardRowStyle(rawValue: entry.key) != nil {
        context.complaints.add(
          entry.location, "\(Quoted.text(entry.key)) is the name of a standard style",
          remedy: "give the style another name")
      }
      return style(entry, at: own, in: &context)
    }
  }

  private func style(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> RowStyle {
    var style = RowStyle(name: entry.key, slots: [])
    let before = context.complaints
    Self.record.read(entry.value, at: path, into: &style, in: &context)
    if style.slots.isEmpty, context.complaints == before {
      context.complaints.add(
        entry.location, "a row style without slots", remedy: "write slots: [icon, title, low]")
    }
    var seen: Set<String> = []
    for slot in style.slots where !seen.insert(slot.name).inserted {
      context.complaints.add(
        entry.location, "the slot \(Quoted.text(slot.name)) is given a second time",
        remedy: "give each slot a name of its own")
    }
    checkPlaces(of: style, entry, in: &context)
    return style
  }

  /// Slots that name their places stand beside each other.
  private func checkPlaces(
    of style: RowStyle, _ entry: YAMLEntry, in context: inout SceneContext
  ) {
    let placed = style.slots.compactMap { slot -> (name: String, from: Double, to: Double)? in
      guard let x = slot.x, let width = slot.width else { return nil }
      return (slot.name, x.value, x.value + width.value)
    }
    for (index, slot) in placed.enumerated() {
      guard let other = placed[..<index].first(where: { $0.from < slot.to && slot.from < $0.to })
      else { continue }
      context.complaints.add(
        entry.location,
        "the slot \(Quoted.text(slot.name)) stands from \(Int(slot.from)) to \(Int(slot.to)), on"
          + " \(Quoted.text(other.name)), which stands from \(Int(other.from)) to \(Int(other.to))",
        remedy: "begin one after the other, or leave out `x` and `width`")
    }
  }

  /// The name of a slot, or a map with its place.
  private static func slot(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> RowSlot? {
    if case .scalar = node.value {
      return context.name(node, "the name of a slot").map { RowSlot(name: $0) }
    }
    var slot = RowSlot(name: "")
    let before = context.complaints
    guard slotRecord.read(node, at: path, into: &slot, in: &context) else { return nil }
    if slot.name.isEmpty, context.complaints == before {
      context.complaints.add(node.location, "a slot without a name", remedy: "add name: title")
    }
    return slot
  }

  // MARK: Format

  static var definitions: [JSONValue.Member] {
    [
      .init("rowStyle", record.schema),
      .init("rowSlot", SchemaPiece.either(SchemaPiece.name, slotRecord.schema)),
    ]
  }

  private static let record = SceneRecord<RowStyle>(
    "a row style",
    [
      .key(
        "slots",
        .list(
          of: "slots", SchemaPiece.reference("rowSlot"), atLeast: 1, atMost: Limits.rowSlots
        ) { node, path, context in slot(node, at: path, in: &context) },
        "Places in the row; icon and image are pictures.", isRequired: true
      ) { $0.slots = $1 }
    ])

  private static let slotRecord = SceneRecord<RowSlot>(
    "a slot",
    [
      .key("name", .name("the name of a slot"), "The name by which rows fill it.", isRequired: true)
      {
        $0.name = $1
      },
      .key("x", .points(0...4_000), "Points from the row's leading edge.") { $0.x = $1 },
      .key("width", .points(1...4_000), "Points.") { $0.width = $1 },
      .key("alignment", .choice(TextAlignment.self), "The alignment of its text.") {
        $0.alignment = $1
      },
      .key("weight", .choice(TextWeight.self), "The weight of its text.") { $0.weight = $1 },
    ])
}
