/// The items of arrangements that are there only where nothing has to scroll for them.
extension PlacedElement {
  /// Those that it is arranged of, outer ones first, in the order of reading: what scrolls by itself yields to nothing.
  package var yielding: [NodePath] {
    guard case .stack(let stack) = element else { return [] }
    return zip(stack.content.placed(at: path.key("content")), stack.items).flatMap { child, item in
      (item.when?.yields == true ? [child.path] : []) + child.yielding
    }
  }
}

extension Screen {
  /// The items of its content, and of what stays at an edge, that are there only where nothing has to scroll for them.
  ///
  /// - Parameter path: Where the screen stands.
  /// - Returns: Their places in the order of reading, the first one to be left out last.
  package func yielding(at path: NodePath) -> [NodePath] {
    (content.placed(at: path.key("content")) + placedDock(at: path)).flatMap(\.yielding)
  }
}
