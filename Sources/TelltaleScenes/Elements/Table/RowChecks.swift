import TelltaleModel
import TelltaleSyntax

/// Complains about parts of a row that cannot be together.
struct RowChecks {
  let row: TableRow

  func check(_ node: YAMLNode, in context: inout SceneContext) {
    if row.icon != nil, row.image != nil {
      context.complaints.add(
        place("icon", node), "both \"icon\" and \"image\", expected one of the two",
        remedy: "keep the one that tells the row from others")
    }
    guard let accessory = row.accessory else { return }
    if case .toggle = accessory { checkSwitch(node, in: &context) }
    if case .value = accessory,
      row.style == .standard(.value1) || row.style == .standard(.value2)
    {
      context.complaints.add(
        place("accessory", node), "a value beside that of the style, expected one value",
        remedy: "leave out the style, or say the value as the subtitle")
    }
    if case .custom = row.style {
      context.complaints.add(
        place("accessory", node), "an accessory in a row of a style of the table's own",
        remedy: "give the style a slot for it")
    }
  }

  /// Choosing the row turns its switch, and does nothing else.
  private func checkSwitch(_ node: YAMLNode, in context: inout SceneContext) {
    let others = [
      ("push", row.push != nil), ("checkmark", row.checkmark != nil), ("action", row.action != nil),
    ]
    for (key, isThere) in others where isThere {
      context.complaints.add(
        place(key, node), "\(Quoted.text(key)) in a row that turns a switch",
        remedy: "leave one of the two out: choosing the row turns the switch, and says so by "
          + "the event \"switched\"")
    }
  }

  private func place(_ key: String, _ node: YAMLNode) -> SourceLocation {
    node[key]?.location ?? node.location
  }
}
