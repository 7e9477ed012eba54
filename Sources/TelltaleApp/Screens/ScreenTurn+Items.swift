import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

// Items of collections.
extension ScreenTurn {
  /// Applies the changes of collections that have waited. Items move to their new places on a path
  /// that the eye can follow.
  ///
  /// - Parameters:
  ///   - focus: The control that shows the focus; `nil` where none does.
  ///   - moves: True where the movement is in view and allowed.
  package mutating func applyChanges(keeping focus: ControlID?, moves: Bool) {
    let changes = app.changes
    app.changes = []
    for change in changes { apply(change, keeping: focus, moves: moves) }
  }

  private mutating func apply(
    _ change: CollectionChange, keeping focus: ControlID?, moves: Bool
  ) {
    guard
      let (path, collection) = app.visits.seen.lazy.compactMap({ $0.collection(for: change) }).first
    else {
      if case .items(let name, let items) = change { replace(name, items) }
      return changed()
    }
    settle()
    let before = frames(of: collection, at: path)
    let offset = placement.area(path)?.offset
    let anchor = anchor(in: path, focus)
    switch change {
    // COLLECTION-LAYOUT-CHANGEABLE
    case .layout(_, let layout):
      guard (app[holding: path].view.layouts[path] ?? collection.layout) != layout else { return }
      app[holding: path].view.layouts[path] = layout
    case .items(let name, let items): replace(name, items)
    }
    // COLLECTION-ANIMATED-CHANGES
    if collection.animates, moves {
      app[holding: path].view.morphs[path] = ItemMorph(from: before)
      app.morphs[path] = now
    }
    changed()
    keep(anchor, in: path)
    follow(offset, in: path)
  }

  /// The item that is not to be lost from view: the one that shows the focus, else the first that is
  /// seen whole. A focus that is not shown is nobody's place.
  private func anchor(in path: NodePath, _ focus: ControlID?) -> ControlID? {
    if let focus, case .entry(path, _) = focus { return focus }
    guard let area = placement.area(path) else { return nil }
    return placement.controls.first { control in
      guard case .entry(path, _) = control.id else { return false }
      return area.viewport.contains(control.frame)
    }?.id
  }

  /// What had the focus, or was seen first, is seen afterwards too
  /// (COLLECTION-LAYOUT-CHANGE-KEEPS-PLACE).
  private mutating func keep(_ anchor: ControlID?, in path: NodePath) {
    settle()
    guard case .entry(path, let key)? = anchor,
      let collection = app[holding: path].collection(at: path),
      let rest = frames(of: collection, at: path)[key], let area = placement.area(path)
    else { return }
    let onScreen = rest.offsetBy(
      x: area.viewport.x - area.offset.x, y: area.viewport.y - area.offset.y)
    app[holding: path].view.offsets[path] = area.offset(revealing: onScreen, margin: 8)
    changed()
  }

  /// Items set out from where they were seen, also where their window has moved on the content
  /// (COLLECTION-LAYOUT-CHANGE-FOLLOWABLE).
  private mutating func follow(_ old: PixelPoint?, in path: NodePath) {
    settle()
    guard let old, let new = placement.area(path)?.offset, new != old,
      let morph = app[holding: path].view.morphs[path]
    else { return }
    app[holding: path].view.morphs[path]?.from = morph.from.mapValues {
      $0.offsetBy(x: new.x - old.x, y: new.y - old.y)
    }
    changed()
  }

  private mutating func replace(_ name: String, _ items: [CollectionItem]) {
    var list = app.data.items[name] ?? ItemList([])
    if let (path, collection) = app.visits.seen.lazy.compactMap({ $0.collection(named: name) })
      .first,
      app.data.items[name] == nil
    {
      list = app.data.items(of: collection, at: path)
    }
    list.replace(with: items)
    app.data.items[name] = list
  }

  private func frames(of collection: ItemCollection, at path: NodePath) -> [Int: PixelRect] {
    let viewport = placement.area(path)?.viewport.size ?? context.size
    return setting(holding: path).itemFrames(of: collection, at: path, in: viewport, context)
  }
}
