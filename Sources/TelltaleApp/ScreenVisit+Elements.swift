import TelltaleLayout
import TelltaleModel

// What stands on a screen that one has come to.
extension ScreenVisit {
  /// All elements of the screen, in the order of reading.
  package var elements: [PlacedElement] { index.all }

  /// Returns the element at a place of the scene.
  ///
  /// - Parameter path: The place of the element.
  /// - Returns: The element; `nil` for the screen itself, and where there is none.
  package func element(at path: NodePath) -> Element? { index.element(at: path) }

  /// Returns the text of the label that names an element.
  ///
  /// - Parameter id: The id of the element; `nil` for an element without one.
  /// - Returns: The text; `nil` where no label names the element.
  package func label(of id: String?) -> TextVariants? {
    guard let id else { return nil }
    return elements.lazy.compactMap { placed in
      guard case .label(let label) = placed.element, label.target == id else { return nil }
      return TextVariants(label.text.content)
    }.first
  }

  package var tables: [Table] { placedTables.map(\.table) }

  /// Returns a table of the screen.
  ///
  /// - Parameter name: The name of the table's source, or its place in the scene.
  /// - Returns: The place and the table; `nil` for both where there is none.
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

  /// Returns the collection at a place of the scene.
  ///
  /// - Parameter path: The place of the collection.
  /// - Returns: The collection; `nil` where another element stands there, or none.
  package func collection(at path: NodePath) -> ItemCollection? {
    collections.first { $0.path == path }?.collection
  }

  /// Returns a collection of the screen.
  ///
  /// - Parameter name: The name of the collection's source, its id, or its place in the scene.
  /// - Returns: The place and the collection; `nil` where there is none.
  package func collection(named name: String) -> (NodePath, ItemCollection)? {
    collections.first {
      $0.collection.source?.name == name || $0.collection.id == name
        || $0.path.description == name
    }
  }

  /// Returns the collection that a change names.
  ///
  /// - Parameter change: A new layout, or new items.
  /// - Returns: The place and the collection; `nil` where the screen has no such collection.
  package func collection(for change: CollectionChange) -> (NodePath, ItemCollection)? {
    switch change {
    case .layout(let name, _), .items(let name, _): collection(named: name)
    }
  }

  /// The sources of the screen's collections.
  package var collectionSources: [DataSource] { collections.compactMap(\.collection.source) }

  private var collections: [(path: NodePath, collection: ItemCollection)] {
    elements.compactMap { placed in
      guard case .collection(let collection) = placed.element else { return nil }
      return (placed.path, collection)
    }
  }

  /// Returns the first row or item that leads to a screen by its own push or action.
  ///
  /// - Parameters:
  ///   - screen: The name of the screen; `nil` finds nothing.
  ///   - data: The deliveries of the application, for rows and items that it has sent.
  /// - Returns: The row or item; `nil` where none leads there.
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
