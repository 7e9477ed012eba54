/// An action with the place where it stands in its file.
package struct PlacedAction: Hashable, Sendable {
  package var action: Action
  package var path: NodePath

  package init(_ action: Action, at path: NodePath) {
    self.action = action
    self.path = path
  }
}

extension Element {
  /// Returns the actions of this element's own parts. The elements inside of it have their own.
  ///
  /// - Parameter path: The place of this element in its file.
  /// - Returns: The actions, each with its place.
  package func actions(at path: NodePath) -> [PlacedAction] {
    switch self {
    case .alert(let alert):
      alert.buttons.actions(at: path.key("buttons"))
        + located([(alert.onCancel, path.key("on-cancel"))])
    case .actionSheet(let sheet): sheet.buttons.actions(at: path.key("buttons"))
    case .modal(let modal): located([(modal.dismiss.action, path.key("dismiss").key("action"))])
    case .button(let button): located([(button.action, path.key("action"))])
    case .table(let table): table.actions(at: path)
    case .collection(let collection): collection.actions(at: path)
    case .iconButton(let button): located([(button.action, path.key("action"))])
    case .stack(let stack): located([(stack.card?.action, path.key("action"))])
    case .menu, .screen, .tabBar, .navigationBar, .scrollView, .textView, .webView, .label,
      .keypad, .field, .picture, .activityIndicator, .progress, .spacer, .divider, .gauge, .icon,
      .qr, .slider, .toggle, .segmented, .stepper, .clock:
      []
    }
  }
}

extension Action {
  /// Returns the elements that it shows, at their places.
  ///
  /// - Parameter path: The place of this action in its file.
  /// - Returns: The elements of all steps; empty where no step shows one.
  package func opened(at path: NodePath) -> [PlacedElement] {
    switch self {
    case .open(let element):
      [PlacedElement(element, at: path.key("open").key(element.name))]
    case .several(let actions):
      actions.enumerated().flatMap { $1.opened(at: path.item($0)) }
    case .declaring(let action, _): action.opened(at: path)
    case .emit, .openNamed, .push, .pop, .dismiss, .select, .toast: []
    }
  }
}

extension Table {
  fileprivate func actions(at path: NodePath) -> [PlacedAction] {
    rows.enumerated().flatMap { index, row in
      let own = sections.place(ofRow: index, below: path)
      return located([
        (row.action, own.key("action")),
        (row.iconButton?.action, own.key("accessory").key("icon-button").key("action")),
      ])
    }
  }
}

extension ItemCollection {
  fileprivate func actions(at path: NodePath) -> [PlacedAction] {
    located(
      items.enumerated().map { index, item in
        (item.action, path.key("items").item(index).key("action"))
      })
      + gestures.map { PlacedAction($0.action, at: path.key("gestures").key($0.kind)) }
  }
}

extension [AlertButton] {
  fileprivate func actions(at path: NodePath) -> [PlacedAction] {
    located(enumerated().map { ($1.action, path.item($0).key("action")) })
  }
}

private func located(_ actions: [(Action?, NodePath)]) -> [PlacedAction] {
  actions.compactMap { action, path in action.map { PlacedAction($0, at: path) } }
}
