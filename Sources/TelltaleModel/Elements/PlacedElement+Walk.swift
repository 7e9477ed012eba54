extension PlacedElement {
  /// The elements that stand in it, and those that its actions open.
  package var inner: [PlacedElement] { element.children(at: path) + element.opened(at: path) }

  /// Calls a closure for this element and all in it, and for all that its actions open.
  ///
  /// - Parameter visit: Called for each element before those in it.
  package func walk(_ visit: (PlacedElement) -> Void) {
    visit(self)
    for child in inner { child.walk(visit) }
  }
}

extension PlacedElement {
  /// Calls a closure for this element and all in it, and for nothing that its actions open.
  ///
  /// - Parameter visit: Called for each element before those in it.
  package func walkShown(_ visit: (PlacedElement) -> Void) {
    visit(self)
    for child in element.children(at: path) { child.walkShown(visit) }
  }

  /// The items of its arrangement, at any depth, that are there only where nothing has to scroll for them: outer
  /// ones first, in the order of reading. An item that scrolls by itself never yields.
  package var yielding: [NodePath] {
    guard case .stack(let stack) = element else { return [] }
    return zip(stack.content.placed(at: path.key("content")), stack.items).flatMap { child, item in
      (item.when?.yields == true ? [child.path] : []) + child.yielding
    }
  }

  /// Returns this element with an empty place where an element of its arrangement stood, so that all others are
  /// where they were in the file.
  ///
  /// - Parameter path: The place of the element that is taken out.
  /// - Returns: This element as it is where its arrangement has nothing at that place.
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
  /// Returns its steps, each at its place.
  ///
  /// - Parameter path: The place of this action in its file.
  /// - Returns: The steps in the order in which they happen.
  package func steps(at path: NodePath) -> [PlacedAction] {
    switch self {
    case .several(let actions):
      actions.enumerated().flatMap { $1.steps(at: path.item($0)) }
    case .declaring(let action, _): action.steps(at: path)
    default: [PlacedAction(self, at: path)]
    }
  }
}
