import TelltaleLayout
import TelltaleModel

// What stands on a screen that one has come to.
extension ScreenVisit {
  /// All elements of the screen, with what stands in them.
  package var elements: [PlacedElement] { index.all }

  /// The element at a place of the file.
  package func element(at path: NodePath) -> Element? { index.element(at: path) }

  /// What a label calls the element of an id; `nil` where none does.
  package func label(of id: String?) -> TextVariants? {
    guard let id else { return nil }
    return elements.lazy.compactMap { placed in
      guard case .label(let label) = placed.element, label.target == id else { return nil }
      return TextVariants(label.text.content)
    }.first
  }

  package var tables: [Table] { placedTables.map(\.table) }

  /// A table by the name of its source, or by its place.
  package func table(named name: String) -> (NodePath?, Table?) {
    let found = placedTables.first {
      $0.table.source?.name == name || $0.path.description == name
    }
    return (found?.path, found?.table)
  }

  private var placedTables: [(path: NodePath, table: Table)] {
    elements.compactMap { placed in
      guard case .table(let table) = placed.element else { return nil }
      return (placed.path, table)
    }
  }

  package func collection(at path: NodePath) -> ItemCollection? {
    collections.first { $0.path == path }?.collection
  }

  /// A collection by the name of its source, by its id, or by its place.
  package func collection(named name: String) -> (NodePath, ItemCollection)? {
    collections.first {
      $0.collection.source?.name == name || $0.collection.id == name
        || $0.path.description == name
    }
  }

  /// The collection that a change is about.
  package func collection(for change: CollectionChange) -> (NodePath, ItemCollection)? {
    switch change {
    case .layout(let name, _), .items(let name, _): collection(named: name)
    }
  }

  private var collections: [(path: NodePath, collection: ItemCollection)] {
    elements.compactMap { placed in
      guard case .collection(let collection) = placed.element else { return nil }
      return (placed.path, collection)
    }
  }

  /// The first row or item that leads to a screen of that name by itself; `nil` where none does.
  package func entry(leadingTo screen: String?, _ data: AppData) -> ControlID? {
    guard let screen else { return nil }
    for placed in elements {
      switch placed.element {
      case .table(let table):
        let list = data.rows(of: table, at: placed.path)
        let index = list.rows.firstIndex {
          $0.push == screen || $0.action?.leads(to: screen) == true
        }
        if let index { return .entry(placed.path, list.keys[index]) }
      case .collection(let collection):
        let list = data.items(of: collection, at: placed.path)
        let index = list.items.firstIndex { $0.action?.leads(to: screen) == true }
        if let index { return .entry(placed.path, list.keys[index]) }
      case .alert, .actionSheet, .menu, .modal, .screen, .tabBar, .navigationBar, .scrollView,
        .textView, .webView, .label, .button, .keypad, .field, .picture, .activityIndicator,
        .progress, .iconButton, .stack, .spacer, .divider, .gauge, .icon, .qr, .slider, .toggle,
        .segmented, .stepper, .clock:
        continue
      }
    }
    return nil
  }
}

extension Action {
  fileprivate func leads(to screen: String) -> Bool {
    steps(at: .root).contains { $0.action == .push(screen) }
  }
}
