import TelltaleCatalogue
import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// The reader of the rows of a table.
package struct RowReader {
  private let styles: [RowStyle]
  /// The keys of a row in each style of the table's own.
  private let records: [String: SceneRecord<Draft>]

  /// A reader of rows in some styles.
  ///
  /// - Parameter styles: The styles that the table itself declares, whose slots are keys of its
  ///   rows.
  package init(styles: [RowStyle]) {
    self.styles = styles
    records = Dictionary(styles.map { ($0.name, Self.record(for: $0)) }) { first, _ in first }
  }

  /// Reads the rows of a list, each at its own path.
  ///
  /// - Parameters:
  ///   - node: The list in the file.
  ///   - path: The place of the list in the scene.
  ///   - context: The context, which takes findings and errors.
  /// - Returns: The rows that could be read.
  package func rows(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> [TableRow] {
    context.list(node, of: "rows", atMost: Limits.rows, at: path, row)
  }

  private func row(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> TableRow? {
    let custom = node["style"]?.text.flatMap { name in styles.first { $0.name == name } }
    let record = custom.flatMap { records[$0.name] } ?? Self.standard
    var draft = Draft(custom: custom?.name, styles: styles)
    guard record.read(node, at: path, into: &draft, in: &context),
      case .mapping(let entries) = node.value
    else { return nil }
    var row = draft.row
    if !row.isStyleNamed, row.subtitle != nil { row.style = .standard(.subtitle) }
    if row.isStyleNamed, row.style == .standard(.default) {
      checkDefault(entries, at: path, in: &context)
    }
    if let title = draft.title {
      row.title = title
    } else if !record.form.isMisspelt("title", in: entries) {
      context.complaints.add(
        node.location, "a row without a title", remedy: "say what choosing it is about")
    }
    RowChecks(row: row).check(node, in: &context)
    return row
  }

  /// Reads a change of a row: its id, and the keys that become different. Null takes something
  /// away.
  ///
  /// - Parameters:
  ///   - node: The map in the file, or in an application's message.
  ///   - path: The place of the map.
  ///   - context: The context, which takes findings and errors.
  /// - Returns: The change; `nil` after a complaint.
  package func patch(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> RowPatch? {
    let custom = node["style"]?.text.flatMap { name in styles.first { $0.name == name } }
    var draft = Draft(custom: custom?.name, styles: styles)
    // Which style the row has is not known here, so it may be any slot's.
    let keys = hasIconSlot ? Self.keys.filter { $0.name != "icon" } : Self.keys
    let record = SceneRecord("a change of a row", keys + slots, refusing: Self.refusals)
    let before = context.complaints
    guard record.read(node, at: path, into: &draft, in: &context),
      case .mapping(let entries) = node.value
    else { return nil }
    guard let id = draft.row.id else {
      context.complaints.add(
        node.location, "a change of a row without an id, so it is unknown which row is meant",
        remedy: "give it the id of the row that changes")
      return nil
    }
    if let entry = entries.first(where: { $0.key == "title" }), draft.title == nil {
      if context.complaints == before {
        context.complaints.add(
          entry.value.location, "a row without a title", remedy: "say what choosing it is about")
      }
      return nil
    }
    if let title = draft.title { draft.row.title = title }
    RowChecks(row: draft.row).check(node, in: &context)
    let parts = entries.compactMap { entry in
      record.keys.contains { $0.name == entry.key } ? part(entry.key) : nil
    }
    return RowPatch(id: id, row: draft.row, parts: Set(parts))
  }

  /// What a key of a change is about; `nil` for its id.
  private func part(_ key: String) -> RowPatch.Part? {
    switch key {
    case "id": nil
    case "style": .style
    case "title": .title
    case "subtitle": .subtitle
    case "image": .image
    case "push": .push
    case "checkmark": .checkmark
    case "selectable": .selectable
    case "action": .action
    case "accessory": .accessory
    case "icon" where !hasIconSlot: .icon
    // A picture has one place in a row, whatever its slot is called.
    case let slot: RowSlot(name: slot).isPicture ? .image : .value(slot)
    }
  }

  /// The keys of all slots of the table's own styles, each once.
  private var slots: [SceneKey<Draft>] {
    var slots: [SceneKey<Draft>] = []
    for slot in styles.flatMap(\.slots) where !slots.contains(where: { $0.name == slot.name }) {
      if Self.isOwn(slot) { slots.append(Self.key(of: slot)) }
    }
    return slots
  }

  /// A style of the table's own has a place for an icon, which is a picture there.
  private var hasIconSlot: Bool { styles.flatMap(\.slots).contains { $0.name == "icon" } }

  /// Whether the key of a slot is none that every row has.
  private static func isOwn(_ slot: RowSlot) -> Bool {
    slot.name == "icon" || !keys.contains { $0.name == slot.name }
  }

  /// The default style has no place for a second text.
  private func checkDefault(
    _ entries: [YAMLEntry], at path: NodePath, in context: inout SceneContext
  ) {
    for key in ["subtitle", "value", "detail"] {
      guard let entry = entries.first(where: { $0.key == key }), !entry.value.isNull else {
        continue
      }
      let own = path.key(key)
      context.note(entry, at: own)
      context.refuse(
        .tableRowDefaultUse, at: own,
        "\(Quoted.text(key)) in a row of the style \"default\", which shows a title alone",
        remedy: "make the style subtitle, value1 or value2")
    }
  }
}

// MARK: Format

extension RowReader {
  fileprivate struct Draft {
    /// The style of the table's own that the row names.
    let custom: String?
    /// All of those.
    let styles: [RowStyle]
    var row = TableRow(title: "")
    var title: TextVariants?
  }

  /// Beside its own keys a row has those of its style's slots, which no schema can know.
  static var definition: JSONValue.Member {
    guard case .object(let members) = standard.schema else {
      return .init("tableRow", standard.schema)
    }
    return .init(
      "tableRow",
      .object(
        members.map {
          $0.key == "additionalProperties" ? .init($0.key, SchemaPiece.variants) : $0
        }))
  }

  private static let standard = SceneRecord<Draft>("a row", keys, refusing: refusals)

  private static let keys: [SceneKey<Draft>] = [
    .key("id", .name("an id"), "Its name for the application.") { $0.row.id = $1 },
    .key(
      "style", schema: SchemaPiece.name,
      "default, subtitle, value1, value2, or one of the table's own."
    ) { entry, path, context, draft in
      (draft.row.style, draft.row.isStyleNamed) = draft.style(entry.value, at: path, in: &context)
    },
    .key("title", .shownVariants, "The title.", isRequired: true) {
      $0.title = $1
    },
    .key("subtitle", .variants, "A second text.") { $0.row.subtitle = $1 },
    .key("image", .bundlePath, "A picture of the bundle.") { $0.row.image = $1 },
    .key("icon", RowIconReader.value, "An icon of the profile before the title.") {
      $0.row.icon = $1
    },
    .key("push", .name("the name of a screen"), "The screen that choosing it opens.") {
      $0.row.push = $1
    },
    .key("checkmark", CheckmarkReader.value, "The chosen one of a group has a mark.") {
      $0.row.checkmark = $1
    },
    .key("selectable", .flag, "True if it can be chosen.", usual: true) {
      $0.row.isSelectable = $1
    },
    .key("action", .action, "Done when it is chosen.") { $0.row.action = $1 },
    .key("accessory", AccessoryReader.value, "The accessory at its end.") { $0.row.accessory = $1 },
  ]

  private static let refusals = [
    KeyRefusal(
      [
        "x", "y", "font", "alignment", "align", "width", "height", "size", "color", "weight",
        "background", "frame", "position", "padding", "layout",
      ],
      .tableRowCustomStyle, "would lay out this row alone",
      remedy: "declare a style under `row-styles` and name it")
  ]

  /// A row of a style of the table's own fills its slots by their names.
  private static func record(for style: RowStyle) -> SceneRecord<Draft> {
    let slots = style.slots.filter(isOwn).map(key)
    let others = keys.filter { key in !slots.contains { $0.name == key.name } }
    return SceneRecord("a row", others + slots, refusing: refusals)
  }

  private static func key(of slot: RowSlot) -> SceneKey<Draft> {
    guard !slot.isPicture else {
      return .key(slot.name, .icon, "The picture of the slot.") { $0.row.image = $1 }
    }
    return .key(slot.name, .variants, "The text of the slot.") { $0.row.values[slot.name] = $1 }
  }
}

extension RowReader.Draft {
  fileprivate func style(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> (TableRowStyle, isNamed: Bool) {
    if node.isNull { return (.standard(.default), false) }
    if let custom { return (.custom(custom), true) }
    if let standard = node.text.flatMap(StandardRowStyle.init(rawValue:)) {
      return (.standard(standard), true)
    }
    let known = StandardRowStyle.allCases.map(\.rawValue) + styles.map(\.name)
    context.refuse(
      .tableRowStandardStyles, at: path,
      "found \(node.summary), expected \(known.joined(separator: ", "))",
      remedy: node.text.flatMap { Spelling.suggestion(for: $0, among: known) }
        ?? "use one of these, or declare the style under `row-styles`")
    return (.standard(.default), false)
  }
}
