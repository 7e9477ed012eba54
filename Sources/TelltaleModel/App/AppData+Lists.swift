extension AppData {
  /// The rows of a table as they are now: delivered under the name of its source or its place, else
  /// those of the scene.
  package func rows(of table: Table, at path: NodePath) -> RowList {
    if let list = rows.list(of: table.source, at: path) { return list }
    var list = RowList(table.rows)
    list.isCut = table.isCut
    return list
  }

  /// The same for the items of a collection.
  package func items(of collection: ItemCollection, at path: NodePath) -> ItemList {
    if let list = items.list(of: collection.source, at: path) { return list }
    var list = ItemList(collection.items)
    list.isCut = collection.isCut
    return list
  }
}

extension Dictionary where Key == String {
  /// What was delivered under the name of a source, or else under a place.
  package func list(of source: DataSource?, at path: NodePath) -> Value? {
    // A path is written out only where there is something that may be kept under it.
    if isEmpty { return nil }
    return source.flatMap { self[$0.name] } ?? self[path.description]
  }
}
