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

  /// The items that it is arranged of and that are there only where nothing has to scroll for them: outer ones first, in
  /// the order of reading. What scrolls by itself yields to nothing.
  package var yielding: [NodePath] {
    guard case .stack(let stack) = element else { return [] }
    return zip(stack.content.placed(at: path.key("content")), stack.items).flatMap { child, item in
      (item.when?.yields == true ? [child.path] : []) + child.yielding
    }
  }

  /// The same with an empty place where an element of its arrangement stood, so that all others are where they were in
  /// the file.
  package func without(_ path: NodePath) -> PlacedElement {
    guard path.isWithin(self.path), case .stack(var stack) = element else { return self }
    for (index, child) in stack.content.placed(at: self.path.key("content")).enumerated() {
      if child.path == path {
        stack.items[index] = StackItem(.spacer(Spacer(size: 0)))
      } else {
        stack.items[index].element = child.without(path).element
      }
    }
    return PlacedElement(.stack(stack), at: self.path)
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
