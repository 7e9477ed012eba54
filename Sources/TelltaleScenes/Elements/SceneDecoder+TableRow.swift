import TelltaleModel
import TelltaleSyntax

extension SceneDecoder {
  package mutating func row(_ node: YAMLNode, _ styles: [RowStyle], at path: NodePath) -> TableRow?
  {
    var row = TableRow(title: "")
    var title: TextVariants?
    let custom = node["style"]?.text.flatMap { name in styles.first { $0.name == name } }
    let form = Self.form(for: custom)
    let isMap = record(node, form, at: path) { decoder, entry, own in
      switch entry.key {
      case "title": title = decoder.variants(entry, at: own)
      case "subtitle": row.subtitle = decoder.variants(entry, at: own)
      case "style":
        (row.style, row.isStyleNamed) = decoder.style(entry.value, custom, styles, at: own)
      default: decoder.readRest(of: &row, custom, entry, at: own)
      }
    }
    guard isMap, case .mapping(let entries) = node.value else { return nil }
    if !row.isStyleNamed, row.subtitle != nil { row.style = .standard(.subtitle) }
    if row.isStyleNamed, row.style == .standard(.default) { checkDefault(entries, at: path) }
    if let title {
      row.title = title
    } else if !isMisspelt("title", in: entries, form) {
      complaints.add(
        node.location, "a row without a title", remedy: "say what choosing it is about")
    }
    return row
  }

  private mutating func readRest(
    of row: inout TableRow, _ custom: RowStyle?, _ entry: YAMLEntry, at own: NodePath
  ) {
    switch entry.key {
    case "id": row.id = name(entry.value, "an id")
    case "image": row.image = bundlePath(entry.value)
    case "push": row.push = name(entry.value, "the name of a screen")
    case "checkmark": row.checkmark = checkmark(entry.value, at: own)
    case "selectable": row.isSelectable = value(.flag, entry.value) ?? true
    case "action": row.action = action(entry, at: own)
    default:
      guard let slot = custom?.slots.first(where: { $0.name == entry.key }) else { return }
      if slot.isPicture {
        row.image = icon(entry.value)
      } else {
        row.values[slot.name] = variants(entry, at: own)
      }
    }
  }

  /// A row of a style of the table's own fills its slots by their names.
  private static func form(for style: RowStyle?) -> SceneForm {
    guard let style else { return .row }
    let slots = style.slots.map(\.name).filter { !SceneForm.row.keys.contains($0) }
    return SceneForm("a row", SceneForm.row.keys + slots, refusing: SceneForm.row.refusals)
  }

  private mutating func style(
    _ node: YAMLNode, _ custom: RowStyle?, _ styles: [RowStyle], at path: NodePath
  ) -> (TableRowStyle, isNamed: Bool) {
    if node.isNull { return (.standard(.default), false) }
    if let custom { return (.custom(custom.name), true) }
    if let standard = node.text.flatMap(StandardRowStyle.init(rawValue:)) {
      return (.standard(standard), true)
    }
    let known = StandardRowStyle.allCases.map(\.rawValue) + styles.map(\.name)
    refuse(
      "TABLE-ROW-STANDARD-STYLES", at: path,
      "found \(node.summary), expected \(known.joined(separator: ", "))",
      remedy: node.text.flatMap { Spelling.suggestion(for: $0, among: known) }
        ?? "use one of these, or declare the style under `row-styles`")
    return (.standard(.default), false)
  }

  /// The default style has no place for a second text.
  private mutating func checkDefault(_ entries: [YAMLEntry], at path: NodePath) {
    for key in ["subtitle", "value", "detail"] {
      guard let entry = entries.first(where: { $0.key == key }), !entry.value.isNull else {
        continue
      }
      let own = path.key(key)
      note(entry, at: own)
      refuse(
        "TABLE-ROW-DEFAULT-USE", at: own,
        "\(Quoted.text(key)) in a row of the style \"default\", which shows a title alone",
        remedy: "make the style subtitle, value1 or value2")
    }
  }

  /// `true`, or the group of which one row has the mark.
  private mutating func checkmark(_ node: YAMLNode, at path: NodePath) -> Checkmark? {
    if case .scalar = node.value { return value(.flag, node).map { Checkmark(isOn: $0) } }
    var mark = Checkmark()
    let isMap = record(node, .checkmark, at: path) { decoder, entry, _ in
      switch entry.key {
      case "group": mark.group = decoder.name(entry.value, "the name of a group")
      case "on": mark.isOn = decoder.flag(entry.value)
      default: return
      }
    }
    return isMap ? mark : nil
  }
}
