/// An element with the place where it stands in its file.
package struct PlacedElement: Hashable, Sendable {
  package var element: Element
  package var path: NodePath

  package init(_ element: Element, at path: NodePath) {
    self.element = element
    self.path = path
  }
}

extension Element {
  /// Returns the elements directly inside this one. Controls of bars and keypads are buttons like any other.
  ///
  /// - Parameter path: The place of this element in its file.
  /// - Returns: The elements with their places, in the order in which people read them.
  package func children(at path: NodePath) -> [PlacedElement] {
    switch self {
    case .alert(let alert):
      alert.fields.enumerated().map { index, field in
        PlacedElement(.field(field), at: path.key("fields").item(index))
      }
    case .modal(let modal): modal.children(at: path)
    case .screen(let screen): screen.children(at: path)
    case .tabBar(let bar):
      bar.tabs.enumerated().flatMap { index, tab in
        tab.content.placed(at: path.key("tabs").item(index).key("content"))
      }
    case .navigationBar(let bar): bar.buttons(at: path)
    case .scrollView(let view): view.content.placed(at: path.key("content"))
    case .table(let table): table.footer.placed(at: path.key("footer"))
    case .collection(let collection): collection.header.placed(at: path.key("header"))
    case .keypad(let keypad): keypad.children(at: path)
    case .stack(let stack): stack.content.placed(at: path.key("content"))
    case .actionSheet, .menu, .textView, .webView, .label, .button, .field, .picture,
      .activityIndicator, .progress, .iconButton, .spacer, .divider, .gauge, .icon, .qr, .slider,
      .toggle, .segmented, .stepper, .clock:
      []
    }
  }

  /// Returns the elements that actions of this one show over it, and the question before it closes.
  ///
  /// - Parameter path: The place of this element in its file.
  /// - Returns: The elements with their places; empty where nothing is opened.
  package func opened(at path: NodePath) -> [PlacedElement] {
    actions(at: path).flatMap { $0.action.opened(at: $0.path) } + confirmation(at: path)
  }

  private func confirmation(at path: NodePath) -> [PlacedElement] {
    guard case .modal(let modal) = self, let element = modal.confirmClose else { return [] }
    return [PlacedElement(element, at: path.key("confirm-close").key(element.name))]
  }
}

extension [Element] {
  /// Returns the elements of a list with their places; each is a map with its name as the only key.
  ///
  /// - Parameter path: The place of the list; not evaluated where the list is empty.
  /// - Returns: The elements in the order of the list.
  package func placed(at path: @autoclosure () -> NodePath) -> [PlacedElement] {
    if isEmpty { return [] }
    let path = path()
    return enumerated().map { index, element in
      PlacedElement(element, at: path.item(index).key(element.name))
    }
  }
}

extension Modal {
  fileprivate func children(at path: NodePath) -> [PlacedElement] {
    let inner = screens.sorted { $0.key < $1.key }.map { name, screen in
      PlacedElement(.screen(screen), at: path.key("screens").key(name))
    }
    return content.placed(at: path.key("content")) + inner
  }
}

extension Screen {
  fileprivate func children(at path: NodePath) -> [PlacedElement] {
    var children: [PlacedElement] = []
    if let tabBar { children.append(PlacedElement(.tabBar(tabBar), at: path.key("tab-bar"))) }
    if let navigationBar {
      children.append(
        PlacedElement(.navigationBar(navigationBar), at: path.key("navigation-bar")))
    }
    let loading =
      loading.count == 1
      ? [PlacedElement(loading[0], at: path.key("loading").key(loading[0].name))]
      : loading.placed(at: path.key("loading"))
    return children + loading + content.placed(at: path.key("content"))
      + placedDock(at: path) + (status?.placedLine ?? []) + (status?.placedPlayer ?? [])
  }

  /// Returns the elements that stay at an edge, at their places in the file.
  ///
  /// - Parameter path: The place of the screen.
  /// - Returns: The elements in the order of reading.
  package func placedDock(at path: NodePath) -> [PlacedElement] {
    if dock.isEmpty { return [] }
    let list = path.key("dock")
    return dock.placed(at: dockEdge == nil ? list : list.key("content"))
  }

  /// Returns the items of the content, and of what stays at an edge, that are there only where nothing has to
  /// scroll for them.
  ///
  /// - Parameter path: The place of the screen.
  /// - Returns: Their places in the order of reading; the last one is the first to be left out.
  package func yielding(at path: NodePath) -> [NodePath] {
    (content.placed(at: path.key("content")) + placedDock(at: path)).flatMap(\.yielding)
  }
}

extension StatusBars {
  package var placedLine: [PlacedElement] { line.placed(at: Self.path.key("line")) }
  package var placedPlayer: [PlacedElement] { player.placed(at: Self.path.key("player")) }
}

extension NavigationBar {
  fileprivate func buttons(at path: NodePath) -> [PlacedElement] {
    trailing.enumerated().compactMap { index, item in
      guard case .button(let button) = item else { return nil }
      return PlacedElement(.button(button), at: path.key("trailing").item(index))
    }
  }
}

extension Keypad {
  fileprivate func children(at path: NodePath) -> [PlacedElement] {
    let keys = keys.enumerated().map { index, key in
      PlacedElement(.button(key), at: path.key("keys").item(index))
    }
    return keys + (primary.map { [PlacedElement(.button($0), at: path.key("primary"))] } ?? [])
  }
}
