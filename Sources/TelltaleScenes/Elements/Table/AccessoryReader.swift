import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// Reads what stands at the end of a row: one of a value, a badge, a switch, a button or an icon.
struct AccessoryReader {
  /// The accessory; `nil` where it is absent, or after a complaint.
  func accessory(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> RowAccessory? {
    if node.isNull { return nil }
    var found: [RowAccessory] = []
    let before = context.complaints
    guard Self.record.read(node, at: path, into: &found, in: &context) else { return nil }
    if found.count != 1, context.complaints == before {
      context.complaints.add(
        node.location, "an accessory of \(found.count) things, expected one",
        remedy: "write one of \(Self.record.form.keys.joined(separator: ", "))")
    }
    return found.first
  }

  /// A switch: whether it is on, or a map.
  private static func toggle(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> RowSwitch? {
    AnyElementReader().checkAllowed(.toggle, at: path, in: &context)
    if case .scalar = node.value {
      return context.value(.flag, node).map { RowSwitch(isOn: $0) }
    }
    var toggle = RowSwitch()
    return switchRecord.read(node, at: path, into: &toggle, in: &context) ? toggle : nil
  }

  private static func button(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> IconButton? {
    var button = IconButton(prominence: .plain, size: .small)
    let before = context.complaints
    guard buttonRecord.read(entry.value, at: path, into: &button, in: &context) else { return nil }
    let missing =
      button.icon.isEmpty && button.iconBinding == nil
      ? "icon: info"
      : button.title == nil
        ? "about: …, its name for people who cannot see it"
        : button.action == nil ? "action: {emit: name}" : nil
    if let missing, context.complaints == before {
      context.complaints.add(
        entry.value.location, "a button of a row that lacks something", remedy: "add \(missing)")
    }
    return button
  }

  // MARK: Format

  static var definitions: [JSONValue.Member] {
    [
      .init("accessory", record.schema),
      .init("rowSwitch", SchemaPiece.either(SchemaPiece.flag, switchRecord.schema)),
      .init("rowButton", buttonRecord.schema), RowIconReader.definition,
    ]
  }

  private static let record = SceneRecord<[RowAccessory]>(
    "an accessory",
    [
      .bound("value", "text", .variants, "The value of a setting, or {bind: name, text: …}.") {
        $0.append(.value(RowValue(text: $1.part, binding: $1.binding)))
      },
      .key("badge", EntryBadgeReader.value, "A number, \"!\", {bind: name} or a word.") {
        $0.append(.badge($1))
      },
      .key(
        "switch", schema: SchemaPiece.reference("rowSwitch"), "Choosing the row turns it."
      ) { entry, path, context, found in
        if let toggle = toggle(entry.value, at: path, in: &context) {
          found.append(.toggle(toggle))
        }
      },
      .key(
        "icon-button", schema: SchemaPiece.reference("rowButton"),
        "A control with an action of its own, apart from that of the row."
      ) { entry, path, context, found in
        if let button = button(entry, at: path, in: &context) {
          found.append(.iconButton(button))
        }
      },
      .key("icon", RowIconReader.value, "An icon of the profile.") { $0.append(.icon($1)) },
    ])

  private static let switchRecord = SceneRecord<RowSwitch>(
    "true, false, or a map",
    [
      .key("id", .name("an id"), "Its id for the application; absent, the row's id.") {
        $0.id = $1
      },
      .key("on", .flag, "True if it is on at first.") { $0.isOn = $1 },
      .key("bind", .name("the name of a value"), "The name under which the application sets it.") {
        $0.binding = $1
      },
    ])

  private static let buttonRecord = SceneRecord<IconButton>(
    "a button of a row",
    [
      .key("id", .name("an id"), "Its id for the application; absent, the row's with -event.") {
        $0.id = $1
      },
      .bound("icon", "icon", .icon, "An icon of the profile.", isRequired: true) {
        ($0.icon, $0.iconBinding) = ($1.part ?? "", $1.binding)
      },
      .boundTitle("about", "Its name, for people who cannot see it.", isRequired: true) {
        ($0.title, $0.titleBinding) = ($1, $2)
      },
      .key("action", .action, "The action that it starts.", isRequired: true) { $0.action = $1 },
    ])

  /// What stands at the end of a row.
  static var value: SceneValue<RowAccessory> {
    SceneValue(schema: SchemaPiece.reference("accessory")) { entry, path, context in
      AccessoryReader().accessory(entry.value, at: path, in: &context)
    }
  }
}

/// Reads an icon of a row: its name, or a map with its colour.
struct RowIconReader {
  fileprivate static let definition = JSONValue.Member(
    "rowIcon", SchemaPiece.either(SchemaPiece.name, record.schema))

  private static let record = SceneRecord<RowIcon>(
    "the name of an icon, or a map",
    [
      .key("name", .name("the name of an icon"), "An icon of the profile.", isRequired: true) {
        $0.name = $1
      },
      .key("color", .color, "Its colour; absent, that of the text beside it.") { $0.color = $1 },
    ])

  /// An icon by its name, with a colour where one is said.
  static var value: SceneValue<RowIcon> {
    SceneValue(schema: SchemaPiece.reference("rowIcon")) { entry, path, context in
      guard case .mapping = entry.value.value else {
        return context.name(entry.value, "the name of an icon").map { RowIcon(name: $0) }
      }
      var icon = RowIcon(name: "")
      let before = context.complaints
      guard record.read(entry.value, at: path, into: &icon, in: &context) else { return nil }
      if icon.name.isEmpty, context.complaints == before {
        context.complaints.add(
          entry.value.location, "an icon without a name", remedy: "add name: wifi")
      }
      return icon
    }
  }
}
