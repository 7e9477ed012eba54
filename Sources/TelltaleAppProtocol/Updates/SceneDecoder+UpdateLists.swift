import TelltaleModel
import TelltaleScenes
import TelltaleSession
import TelltaleSyntax

/// What an application says about lists.
extension SceneDecoder {
  /// `{stations: {append: […]}}`; a list alone takes the place of all rows.
  mutating func rowChanges(
    _ node: YAMLNode, _ names: SceneNames, at path: NodePath
  ) -> [AppUpdate] {
    named(node, "changes of rows", at: path) { decoder, entry, own in
      guard let table = names.tables[entry.key] else {
        decoder.refuseName(
          entry.key, entry.location, among: Set(names.tables.keys), "no table is called")
        return []
      }
      let change = decoder.rowChange(entry.value, table.rowStyles, names, at: own)
      return change.map { [.rows(entry.key, $0)] } ?? []
    }
  }

  private mutating func rowChange(
    _ node: YAMLNode, _ styles: [RowStyle], _ names: SceneNames, at path: NodePath
  ) -> RowChange? {
    if case .sequence = node.value {
      return .replace(rows(node, styles, names, at: path))
    }
    guard case .mapping(let entries) = node.value else {
      complaints.add(
        node.location, "found \(node.summary), expected a list of rows or a change of them",
        remedy: "write {\"append\": […]}")
      return nil
    }
    checkKeys(entries, .rowChange, at: path)
    let changes = entries.filter { SceneForm.rowChange.keys.contains($0.key) && $0.key != "at" }
    guard changes.count == 1, let only = changes.first else {
      complaints.add(
        node.location, "\(changes.count) changes of the rows, expected one",
        remedy: "write {\"append\": […]}; send several one after the other")
      return nil
    }
    if only.key != "insert", let index = entries.first(where: { $0.key == "at" }) {
      complaints.add(
        index.location, "\"at\" beside \(Quoted.text(only.key)), which needs no place",
        remedy: "remove it")
    }
    switch only.key {
    case "replace": return .replace(rows(only.value, styles, names, at: path))
    case "stale": return .stale(rows(only.value, styles, names, at: path))
    case "prepend": return .prepend(rows(only.value, styles, names, at: path))
    case "append": return .append(rows(only.value, styles, names, at: path))
    case "insert": return insertion(only.value, node, styles, names, at: path)
    case "update": return rowUpdate(only, styles, names, at: path)
    default: return removal(only.value, at: path)
    }
  }

  private mutating func insertion(
    _ node: YAMLNode, _ change: YAMLNode, _ styles: [RowStyle], _ names: SceneNames,
    at path: NodePath
  ) -> RowChange? {
    let rows = rows(node, styles, names, at: path)
    guard let place = change["at"] else {
      complaints.add(
        change.location, "an \"insert\" that does not say where", remedy: "add \"at\": 3")
      return nil
    }
    let index = ValueReader<Int>.integer(0...Limits.appRows).read(place, &complaints)
    return index.map { .insert(rows, at: $0) }
  }

  private mutating func rowUpdate(
    _ entry: YAMLEntry, _ styles: [RowStyle], _ names: SceneNames, at path: NodePath
  ) -> RowChange? {
    let list = YAMLNode(.sequence([entry.value]), at: entry.value.location)
    guard let row = rows(list, styles, names, at: path).first else { return nil }
    guard row.id != nil else {
      complaints.add(
        entry.value.location, "a row without an id, so none is known to be it",
        remedy: "give it the id of the row that it takes the place of")
      return nil
    }
    return .update(row)
  }

  private mutating func removal(_ node: YAMLNode, at path: NodePath) -> RowChange? {
    if case .scalar = node.value {
      return name(node, "the id of a row").map { .remove([$0]) }
    }
    let gone = list(node, of: "ids", atMost: Limits.rows, at: path) { decoder, item, _ in
      decoder.name(item, "the id of a row")
    }
    return .remove(Set(gone))
  }

  /// Rows as a scene has them, with ids that differ and screens that are there.
  private mutating func rows(
    _ node: YAMLNode, _ styles: [RowStyle], _ names: SceneNames, at path: NodePath
  ) -> [TableRow] {
    let own = path.key("rows")
    let rows = list(node, of: "rows", atMost: Limits.rows, at: own) { decoder, item, own in
      decoder.row(item, styles, at: own)
    }
    checkUnique(rows.enumerated().map { ($1.id, own.item($0)) }, "give each row its own")
    checkScreens(in: PlacedElement(.table(Table(rows: rows)), at: path), names)
    return rows
  }

  mutating func itemChanges(
    _ node: YAMLNode, _ names: SceneNames, at path: NodePath
  ) -> [AppUpdate] {
    named(node, "lists of items", at: path) { decoder, entry, own in
      guard names.collections.contains(entry.key) else {
        decoder.refuseName(
          entry.key, entry.location, among: names.collections, "no collection is called")
        return []
      }
      let collection = ItemCollection(items: decoder.items(entry.value, at: own.key("items")))
      decoder.checkItems(collection, at: own)
      decoder.checkScreens(in: PlacedElement(.collection(collection), at: own), names)
      return [.items(entry.key, collection.items)]
    }
  }

  mutating func layouts(
    _ node: YAMLNode, _ names: SceneNames, at path: NodePath
  ) -> [AppUpdate] {
    named(node, "layouts", at: path) { decoder, entry, own in
      guard names.collections.contains(entry.key) else {
        decoder.refuseName(
          entry.key, entry.location, among: names.collections, "no collection is called")
        return []
      }
      return decoder.layout(entry.value, at: own).map { [.layout(NodePath(entry.key), $0)] } ?? []
    }
  }

  /// Every name of a screen has to be one of the scene's.
  func unknownScreens(in placed: PlacedElement, _ names: SceneNames) -> [SceneWalk.ScreenName] {
    SceneWalk.screenNames(in: placed).filter { !($0.known ?? names.screens).contains($0.name) }
  }

  mutating func checkScreens(in placed: PlacedElement, _ names: SceneNames) {
    for use in unknownScreens(in: placed, names) {
      refuseName(
        use.name, sourceMap.location(of: use.path), among: use.known ?? names.screens,
        "there is no screen")
    }
  }
}
