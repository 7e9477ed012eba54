import TelltaleLayout
import TelltaleModel

/// The lists of a scene by the names that an application may use for them: the source's, the
/// element's id, or what its contents are kept under.
package struct AppLists: Hashable, Sendable {
  package struct Entry<List: Hashable & Sendable>: Hashable, Sendable {
    package var list: List
    package var path: NodePath
    /// What its contents are kept under.
    package var key: String
  }

  package private(set) var tables: [String: Entry<Table>] = [:]
  package private(set) var collections: [String: Entry<ItemCollection>] = [:]

  /// `roots` are what is seen first, at their places.
  package init(_ roots: [PlacedElement]) {
    for root in roots {
      root.walk { placed in
        if case .table(let table) = placed.element {
          Self.note(table, table.source, table.id, at: placed.path, in: &tables)
        } else if case .collection(let list) = placed.element {
          Self.note(list, list.source, list.id, at: placed.path, in: &collections)
        }
      }
    }
  }

  private static func note<List>(
    _ list: List, _ source: DataSource?, _ id: String?, at path: NodePath,
    in entries: inout [String: Entry<List>]
  ) {
    let key = source?.name ?? path.description
    for name in [key, id].compactMap({ $0 }) where entries[name] == nil {
      entries[name] = Entry(list: list, path: path, key: key)
    }
  }

  /// The update with the key of the list that it names.
  package func resolved(_ update: AppUpdate) -> AppUpdate {
    switch update {
    case .rows(let name, let change): .rows(tables[name]?.key ?? name, change)
    case .items(let name, let items): .items(collections[name]?.key ?? name, items)
    case .layout(let name, let layout): .layout(collections[name]?.key ?? name, layout)
    default: update
    }
  }
}
