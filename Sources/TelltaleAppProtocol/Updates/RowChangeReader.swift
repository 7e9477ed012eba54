import TelltaleModel
import TelltaleScenes
import TelltaleSession
import TelltaleSyntax

/// Reads what an application says about the rows of tables.
struct RowChangeReader {
  let names: SceneNames

  private static let form = MapForm(
    "a change of rows",
    ["replace", "stale", "prepend", "append", "insert", "at", "update", "change", "remove"])

  /// `{stations: {append: […]}}`; a list alone takes the place of all rows.
  func changes(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> [AppUpdate] {
    context.named(node, "changes of rows", at: path) { entry, own, context in
      guard let table = names.tables[entry.key] else {
        context.refuseName(
          entry.key, entry.location, among: Set(names.tables.keys), "no table is called")
        return []
      }
      let rows = RowReader(styles: table.rowStyles)
      let change = change(entry.value, rows, at: own, in: &context)
      return change.map { [.rows(entry.key, $0)] } ?? []
    }
  }

  private func change(
    _ node: YAMLNode, _ reader: RowReader, at path: NodePath, in context: inout SceneContext
  ) -> RowChange? {
    if case .sequence = node.value {
      return .replace(rows(node, reader, at: path, in: &context))
    }
    guard case .mapping(let entries) = node.value else {
      context.complaints.add(
        node.location, "found \(node.summary), expected a list of rows or a change of them",
        remedy: "write {\"append\": […]}")
      return nil
    }
    guard let only = onlyChange(of: entries, node, at: path, in: &context) else { return nil }
    switch only.key {
    case "replace": return .replace(rows(only.value, reader, at: path, in: &context))
    case "stale": return .stale(rows(only.value, reader, at: path, in: &context))
    case "prepend": return .prepend(rows(only.value, reader, at: path, in: &context))
    case "append": return .append(rows(only.value, reader, at: path, in: &context))
    case "insert": return insertion(only.value, node, reader, at: path, in: &context)
    case "update": return update(only, reader, at: path, in: &context)
    case "change": return patch(only.value, reader, at: path, in: &context)
    default: return removal(only.value, at: path, in: &context)
    }
  }

  /// A map says one thing about the rows, and where if that needs a place.
  private func onlyChange(
    of entries: [YAMLEntry], _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> YAMLEntry? {
    Self.form.check(entries, at: path, in: &context)
    let changes = entries.filter { Self.form.keys.contains($0.key) && $0.key != "at" }
    guard changes.count == 1, let only = changes.first else {
      context.complaints.add(
        node.location, "\(changes.count) changes of the rows, expected one",
        remedy: "write {\"append\": […]}; send several one after the other")
      return nil
    }
    if only.key != "insert", let index = entries.first(where: { $0.key == "at" }) {
      context.complaints.add(
        index.location, "\"at\" beside \(Quoted.text(only.key)), which needs no place",
        remedy: "remove it")
    }
    return only
  }

  private func insertion(
    _ node: YAMLNode, _ change: YAMLNode, _ reader: RowReader, at path: NodePath,
    in context: inout SceneContext
  ) -> RowChange? {
    let rows = rows(node, reader, at: path, in: &context)
    guard let place = change["at"] else {
      context.complaints.add(
        change.location, "an \"insert\" that does not say where", remedy: "add \"at\": 3")
      return nil
    }
    return context.required(.integer(0...Limits.appRows), place).map { .insert(rows, at: $0) }
  }

  private func update(
    _ entry: YAMLEntry, _ reader: RowReader, at path: NodePath, in context: inout SceneContext
  ) -> RowChange? {
    let list = YAMLNode(.sequence([entry.value]), at: entry.value.location)
    guard let row = rows(list, reader, at: path, in: &context).first else { return nil }
    guard row.id != nil else {
      context.complaints.add(
        entry.value.location, "a row without an id, so it is unknown which row is meant",
        remedy: "give it the id of the row that it takes the place of")
      return nil
    }
    return .update(row)
  }

  /// A row of which only what changes is named.
  private func patch(
    _ node: YAMLNode, _ reader: RowReader, at path: NodePath, in context: inout SceneContext
  ) -> RowChange? {
    guard let patch = reader.patch(node, at: path.key("rows").item(0), in: &context) else {
      return nil
    }
    context.checkScreens(
      in: PlacedElement(.table(Table(rows: [patch.row])), at: path), names)
    return .change(patch)
  }

  private func removal(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> RowChange? {
    if case .scalar = node.value {
      return context.name(node, "the id of a row").map { .remove([$0]) }
    }
    let gone = context.list(node, of: "ids", atMost: Limits.rows, at: path) { item, _, context in
      context.name(item, "the id of a row")
    }
    return .remove(Set(gone))
  }

  /// Rows as a scene has them, with ids that differ and screens that are there.
  private func rows(
    _ node: YAMLNode, _ reader: RowReader, at path: NodePath, in context: inout SceneContext
  ) -> [TableRow] {
    let own = path.key("rows")
    let rows = reader.rows(node, at: own, in: &context)
    context.checkUnique(
      rows.enumerated().map { ($1.id, own.item($0)) }, "give each row its own")
    context.checkScreens(in: PlacedElement(.table(Table(rows: rows)), at: path), names)
    return rows
  }
}
