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
        known.formUnion(leavable(of: placed))
        found += asking(placed)
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
        "this item is never left out: `fits` counts only in the content or the dock of a screen, and in rows, "
          + "columns, grids and cards there",
        remedy: "take `fits` away, or put it into the screen's own content")
    }
  }

  /// The items that an element may do without.
  private func leavable(of placed: PlacedElement) -> [NodePath] {
    let path = placed.path
    if case .screen(let screen) = placed.element { return screen.yielding(at: path) }
    if case .modal(let modal) = placed.element {
      return modal.content.placed(at: path.key("content")).flatMap(\.yielding)
    }
    guard case .tabBar(let bar) = placed.element else { return [] }
    return bar.tabs.indices.flatMap { index in
      bar.tabs[index].content.placed(at: path.key("tabs").item(index).key("content"))
        .flatMap(\.yielding)
    }
  }

  /// The items of an element that ask to be left out, with where they do.
  private func asking(_ placed: PlacedElement) -> [(item: NodePath, condition: NodePath)] {
    guard case .stack(let stack) = placed.element else { return [] }
    let list = placed.path.key("content")
    return zip(stack.content.placed(at: list), stack.items).enumerated().compactMap {
      index, child in
      child.1.when?.yields == true ? (child.0.path, list.item(index).key("when")) : nil
    }
  }
}
