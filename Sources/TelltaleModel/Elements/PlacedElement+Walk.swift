extension PlacedElement {
  /// What stands in it, and what its actions open.
  package var inner: [PlacedElement] { element.children(at: path) + element.opened(at: path) }

  /// Calls `visit` for this element and all in it, and all that its actions open.
  package func walk(_ visit: (PlacedElement) -> Void) {
    visit(self)
    for child in inner { child.walk(visit) }
  }
}

extension PlacedElement {
  /// Calls `visit` for this element and all in it, and for nothing that its actions open.
  package func walkShown(_ visit: (PlacedElement) -> Void) {
    visit(self)
    for child in element.children(at: path) { child.walkShown(visit) }
  }
}

extension Action {
  /// Its steps, each at its place.
  package func steps(at path: NodePath) -> [PlacedAction] {
    switch self {
    case .several(let actions):
      actions.enumerated().flatMap { $1.steps(at: path.item($0)) }
    case .declaring(let action, _): action.steps(at: path)
    default: [PlacedAction(self, at: path)]
    }
  }
}
