import TelltaleModel

extension PlacedElement {
  /// The elements inside, and those inside them; not what their actions open.
  var descendants: [PlacedElement] {
    element.children(at: path).flatMap { [$0] + $0.descendants }
  }

  /// As `descendants`, without what is not on the glass together with this element: inner screens
  /// of a modal, contents of tabs, and what is told while a screen loads.
  var visibleDescendants: [PlacedElement] {
    switch element {
    case .modal(let modal):
      modal.content.placed(at: path.key("content")).flatMap(\.visible)
    case .screen(let screen):
      element.children(at: path).filter { !screen.holdsWhileLoading($0, at: path) }
        .flatMap(\.visible)
    case .tabBar: []
    case .alert, .actionSheet, .menu, .navigationBar, .scrollView, .table, .collection, .textView,
      .webView, .label, .button, .keypad, .field, .picture, .activityIndicator, .progress,
      .iconButton,
      .stack, .spacer, .divider, .gauge, .icon, .qr, .slider, .toggle, .segmented, .stepper,
      .clock:
      element.children(at: path).flatMap(\.visible)
    }
  }

  /// This element and what is seen with it.
  var visible: [PlacedElement] { [self] + visibleDescendants }

  /// The names of screens that a control in here goes on to, each with the place of the action.
  ///
  /// What alerts and sheets of it lead to counts; a modal has screens of its own.
  var pushes: [PlacedPush] {
    if case .modal = element { return [] }
    let inside = element.children(at: path) + element.opened(at: path)
    return ownPushes + inside.flatMap(\.pushes)
  }

  /// The pushes of this element's own rows, items and buttons.
  var ownPushes: [PlacedPush] {
    var rows: [PlacedPush] = []
    if case .table(let table) = element {
      rows = table.rows.enumerated().compactMap { index, row in
        let own = table.sections.place(ofRow: index, below: path)
        return row.push.map { PlacedPush(screen: $0, path: own.key("push")) }
      }
    }
    let actions = element.actions(at: path).flatMap { placed in
      placed.action.pushed.map { PlacedPush(screen: $0, path: placed.path) }
    }
    return rows + actions + details
  }

  /// The screen that stands beside it, or is pushed where there is no room for both.
  private var details: [PlacedPush] {
    guard case .screen(let screen) = element, let split = screen.split else { return [] }
    return [PlacedPush(screen: split.detail, path: path.key("split").key("detail"))]
  }
}

/// An action that goes on to a screen.
struct PlacedPush: Hashable {
  var screen: String
  var path: NodePath
}

extension Action {
  /// The screens that it goes on to.
  var pushed: [String] {
    steps.compactMap { step in
      if case .push(let screen) = step { screen } else { nil }
    }
  }

  /// True where it changes what is on the glass by itself.
  var isVisible: Bool {
    if declaresResult { return true }
    return steps.contains { step in
      switch step {
      case .open, .openNamed, .push, .pop, .dismiss, .select, .toast: true
      case .emit, .several, .declaring: false
      }
    }
  }

  private var declaresResult: Bool {
    switch self {
    case .declaring: true
    case .several(let actions): actions.contains(where: \.declaresResult)
    default: false
    }
  }
}

extension Screen {
  fileprivate func holdsWhileLoading(_ child: PlacedElement, at path: NodePath) -> Bool {
    child.path.isWithin(path.key("loading"))
  }
}
