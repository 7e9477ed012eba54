import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

extension Session {
  /// Hands rest when nothing is held and nothing was done for so long.
  static let calmMilliseconds = 300

  /// When changes of collections that wait may be seen; `nil` while something is held
  /// or glides.
  var changesDue: Instant? {
    guard screen?.press == nil, screen?.fling == nil else { return nil }
    return app?.touched?.advanced(byMilliseconds: Session.calmMilliseconds) ?? .zero
  }

  /// Applies them at once where no hand is at work, or nobody can see it.
  mutating func applyChangesIfCalm(at now: Instant, in world: World) {
    if !isVisible { return applyChanges(in: world) }
    applyDueChanges(at: now, in: world)
  }

  mutating func applyDueChanges(at now: Instant, in world: World) {
    guard app?.changes.isEmpty == false, let due = changesDue, now >= due else { return }
    applyChanges(in: world)
  }

  /// Items go from where they are to where they belong on a path that the eye can follow.
  mutating func applyChanges(in world: World) {
    let changes = app?.changes ?? []
    app?.changes = []
    for change in changes { apply(change, in: world) }
    turn(in: world) { $0.tellLimits() }
  }

  private mutating func apply(_ change: CollectionChange, in world: World) {
    guard let app, let (path, collection) = app.current.collection(for: change) else {
      if case .items(let name, let items) = change { replace(name, items) }
      return appChanged()
    }
    settle(in: world)
    let before = frames(of: collection, at: path, in: world)
    let offset = screen?.placement.area(path)?.offset
    let anchor = anchor(in: path)
    switch change {
    // COLLECTION-LAYOUT-CHANGEABLE
    case .layout(_, let layout):
      guard (app.current.view.layouts[path] ?? collection.layout) != layout else { return }
      self.app?.current.view.layouts[path] = layout
    case .items(let name, let items): replace(name, items)
    }
    // COLLECTION-ANIMATED-CHANGES
    if collection.animates, !world.reducesMotion, isVisible {
      self.app?.current.view.morphs[path] = ItemMorph(from: before)
      self.app?.morphs[path] = clock.now
    }
    appChanged()
    keep(anchor, in: path, in: world)
    follow(offset, in: path, in: world)
  }

  /// The item that is not to be lost from view: the one that shows the focus, else the first that is
  /// seen whole. A focus that is not shown is nobody's place.
  private func anchor(in path: NodePath) -> ControlID? {
    if showsFocus, let focus = screen?.focus, case .entry(path, _) = focus { return focus }
    return screen?.placement.firstEntry(in: path)
  }

  /// Items set out from where they were seen, also where their window has moved on the content
  /// (COLLECTION-LAYOUT-CHANGE-FOLLOWABLE).
  private mutating func follow(_ old: PixelPoint?, in path: NodePath, in world: World) {
    settle(in: world)
    guard let old, let new = screen?.placement.area(path)?.offset, new != old,
      let morph = app?.current.view.morphs[path]
    else { return }
    self.app?.current.view.morphs[path]?.from = morph.from.mapValues {
      $0.offsetBy(x: new.x - old.x, y: new.y - old.y)
    }
    appChanged()
  }

  private mutating func replace(_ name: String, _ items: [CollectionItem]) {
    var list = app?.data.items[name] ?? ItemList([])
    if let (path, collection) = app?.current.collection(named: name), app?.data.items[name] == nil {
      list = app?.data.items(of: collection, at: path) ?? list
    }
    list.replace(with: items)
    app?.data.items[name] = list
  }

  /// What had the focus, or was seen first, is seen afterwards too
  /// (COLLECTION-LAYOUT-CHANGE-KEEPS-PLACE).
  private mutating func keep(_ anchor: ControlID?, in path: NodePath, in world: World) {
    settle(in: world)
    guard let app, case .entry(path, let key)? = anchor,
      let collection = app.current.collection(at: path),
      let rest = frames(of: collection, at: path, in: world)[key],
      let area = screen?.placement.area(path)
    else { return }
    let onScreen = rest.offsetBy(
      x: area.viewport.x - area.offset.x, y: area.viewport.y - area.offset.y)
    self.app?.current.view.offsets[path] = area.offset(revealing: onScreen, margin: 8)
    appChanged()
  }

  private func frames(
    of collection: ItemCollection, at path: NodePath, in world: World
  ) -> [Int: PixelRect] {
    guard let app else { return [:] }
    let setting = app.setting(limits: limits(in: world), at: clock.now)
    let width = screen?.placement.area(path)?.viewport.width ?? size.width
    return setting.itemFrames(
      of: collection, at: path, width: width, in: context(for: app, in: world))
  }

  /// Where moving items are now.
  mutating func morph(at now: Instant, in world: World) {
    guard let morphs = app?.morphs, !morphs.isEmpty else { return }
    let total = world.profile.overlay.transitionMilliseconds
    for (path, start) in morphs {
      let share = Easing.out(now.milliseconds(since: start), of: total)
      if share >= Easing.whole {
        app?.morphs[path] = nil
        app?.current.view.morphs[path] = nil
      } else {
        app?.current.view.morphs[path]?.share = share
      }
    }
    appChanged()
  }
}

extension Placement {
  /// The first item that is seen whole.
  fileprivate func firstEntry(in path: NodePath) -> ControlID? {
    guard let area = area(path) else { return nil }
    return controls.first { control in
      guard case .entry(path, _) = control.id else { return false }
      return area.viewport.contains(control.frame)
    }?.id
  }
}
