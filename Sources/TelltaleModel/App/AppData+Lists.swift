extension AppData {
  /// The rows of a table as they are now: delivered under the name of its source or its place, else
  /// those of the scene.
  package func rows(of table: Table, at path: NodePath) -> RowList {
    table.source.flatMap { rows[$0.name] } ?? rows[path.description] ?? RowList(table.rows)
  }

  /// The same for the items of a collection.
  package func items(of collection: ItemCollection, at path: NodePath) -> ItemList {
    collection.source.flatMap { items[$0.name] } ?? items[path.description]
      ?? ItemList(collection.items)
  }
}
