extension AppData {
  /// Returns the current rows of a table: those delivered under the name of its source or its place, else those of
  /// the scene.
  ///
  /// - Parameters:
  ///   - table: The table as the scene has it.
  ///   - path: The place of the table in its file.
  /// - Returns: The rows with their numbers; those of the scene are marked as cut where the table is.
  package func rows(of table: Table, at path: NodePath) -> RowList {
    if let list = rows.list(of: table.source, at: path) { return list }
    var list = RowList(table.rows)
    list.isCut = table.isCut
    return list
  }

  /// Returns the current items of a collection: those delivered under the name of its source or its place, else
  /// those of the scene.
  ///
  /// - Parameters:
  ///   - collection: The collection as the scene has it.
  ///   - path: The place of the collection in its file.
  /// - Returns: The items with their numbers; those of the scene are marked as cut where the collection is.
  package func items(of collection: ItemCollection, at path: NodePath) -> ItemList {
    if let list = items.list(of: collection.source, at: path) { return list }
    var list = ItemList(collection.items)
    list.isCut = collection.isCut
    return list
  }
}

extension Dictionary where Key == String {
  /// Returns the value that was delivered under the name of a source, or else under a place.
  ///
  /// - Parameters:
  ///   - source: The source of the content; `nil` for content that has only its place.
  ///   - path: The place of the content in its file.
  /// - Returns: The value; `nil` where nothing was delivered under either.
  package func list(of source: DataSource?, at path: NodePath) -> Value? {
    // A path is written out only where there is something that may be kept under it.
    if isEmpty { return nil }
    return source.flatMap { self[$0.name] } ?? self[path.description]
  }
}
