import TelltaleLayout
import TelltaleModel

/// The lists of a scene by the names that an application may use for them: the name of the source,
/// the id of the element, or the key of the contents.
package struct AppLists: Hashable, Sendable {
  package struct Entry<List: Hashable & Sendable>: Hashable, Sendable {
    package var list: List
    package var path: NodePath
    /// The key under which the contents are kept.
    package var key: String
  }

  package private(set) var tables: [String: Entry<Table>] = [:]
  package private(set) var collections: [String: Entry<ItemCollection>] = [:]

  /// Collects the tables and collections in the elements. Of two with the same name the first
  /// counts.
  ///
  /// - Parameter roots: The screens and other elements to begin with, at their places in the scene.
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

  /// Returns the update with the key of the list in place of the name that the application used.
  ///
  /// - Parameter update: An update as the application sent it.
  /// - Returns: The same update where it is not about a list, or where no list has the name.
  package func resolved(_ update: AppUpdate) -> AppUpdate {
    switch update {
    case .rows(let name, let change): .rows(tables[name]?.key ?? name, change)
    case .items(let name, let items): .items(collections[name]?.key ?? name, items)
    case .layout(let name, let layout): .layout(collections[name]?.key ?? name, layout)
    default: update
    }
  }
}
