import TelltaleLayout
import TelltaleModel

/// The lists of a scene by the names that an application may use for them: the source's, or the
/// element's id.
struct AppLists: Hashable, Sendable {
  struct Entry<List: Hashable & Sendable>: Hashable, Sendable {
    var list: List
    var path: NodePath
    /// What its contents are delivered under.
    var key: String
  }

  private(set) var tables: [String: Entry<Table>] = [:]
  private(set) var collections: [String: Entry<ItemCollection>] = [:]

  /// `roots` are what is seen first, at their places.
  init(_ roots: [PlacedElement]) {
    for root in roots {
      root.walk { placed in
        switch placed.element {
        case .table(let table):
          let key = table.source?.name ?? placed.path.description
          let entry = Entry(list: table, path: placed.path, key: key)
          for name in [table.source?.name, table.id].compactMap({ $0 })
          where tables[name] == nil {
            tables[name] = entry
          }
        case .collection(let collection):
          let key = collection.source?.name ?? placed.path.description
          let entry = Entry(list: collection, path: placed.path, key: key)
          for name in [collection.source?.name, collection.id].compactMap({ $0 })
          where collections[name] == nil {
            collections[name] = entry
          }
        default: break
        }
      }
    }
  }
}
