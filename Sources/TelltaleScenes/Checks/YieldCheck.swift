import TelltaleModel
import TelltaleSyntax

/// Items that are to be left out where not all has room: those of a screen that can be.
struct YieldCheck {
  func check(_ scene: Scene, in context: inout SceneContext) {
    var known: Set<NodePath> = []
    var found: [(item: NodePath, condition: NodePath)] = []
    var turned: [NodePath] = []
    for root in scene.elements {
      root.walk { placed in
        known.formUnion(placed.leavable)
        found += placed.asking
        if case .stack(let stack) = placed.element, stack.columnWhen?.yields == true {
          turned.append(placed.path.key("column-when"))
        }
      }
    }
    for condition in turned {
      context.complaints.add(
        context.sourceMap.location(of: condition), "a row is not left out when it becomes a column",
        remedy: "write {narrower-than: 300}, or put `fits` under `when` of an item")
    }
    for (item, condition) in found where !known.contains(item) {
      context.complaints.add(
        context.sourceMap.location(of: condition),
        "it is never left out: only what stands in the content or the dock of a screen, and in rows, columns, grids and"
          + " cards there, gives way to the rest",
        remedy: "take `fits` away, or put it into the screen's own content")
    }
  }
}

extension PlacedElement {
  /// The items that it may do without.
  fileprivate var leavable: [NodePath] {
    if case .screen(let screen) = element { return screen.yielding(at: path) }
    if case .modal(let modal) = element {
      return modal.content.placed(at: path.key("content")).flatMap(\.yielding)
    }
    guard case .tabBar(let bar) = element else { return [] }
    return bar.tabs.indices.flatMap { index in
      bar.tabs[index].content.placed(at: path.key("tabs").item(index).key("content"))
        .flatMap(\.yielding)
    }
  }

  /// Its own items that ask to be left out, with where they do.
  fileprivate var asking: [(item: NodePath, condition: NodePath)] {
    guard case .stack(let stack) = element else { return [] }
    let list = path.key("content")
    return zip(stack.content.placed(at: list), stack.items).enumerated().compactMap {
      index, child in
      child.1.when?.yields == true ? (child.0.path, list.item(index).key("when")) : nil
    }
  }
}
