extension AppData {
  /// The rows of a table as they are now: delivered under the name of its source or its place, else
  /// those of the scene.
  package func rows(of table: Table, at path: NodePath) -> RowList {
    if let list = table.source.flatMap({ rows[$0.name] }) ?? rows[path.description] { return list }
    var list = RowList(table.rows)
    list.isCut = table.isCut
    return list
  }

  /// The same for the items of a collection.
  package func items(of collection: ItemCollection, at path: NodePath) -> ItemList {
    if let list = collection.source.flatMap({ items[$0.name] }) ?? items[path.description] {
      return list
    }
    var list = ItemList(collection.items)
    list.isCut = collection.isCut
    return list
  }
}
