import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

extension Session {
  /// Takes what the application tells, once it is known to be allowed.
  mutating func apply(_ update: AppUpdate, at now: Instant, in world: World) {
    clock.advance(to: now)
    switch update {
    case .rows(let name, let rows): change(rows, of: name, in: world)
    case .text(let name, _):
      turn(in: world) { $0.take(update) }
      forgetTypedOnPage(boundTo: name, in: world)
    case .items, .layout:
      turn(in: world) { $0.take(update) }
      applyChangesIfCalm(at: now, in: world)
    case .driving(let state): drive(state, in: world)
    case .appearance(let appearance):
      self.appearance = appearance
      changed()
    case .textSize(let textSize): setTextSize(textSize, in: world)
    case .ask(let question): ask(question, in: world)
    case .withdraw(let id): withdraw(id, in: world)
    // Questions stay.
    case .popAll:
      if case .field? = asking?.question.form { closeTyping(in: world) }
      turn(in: world) { $0.take(update) }
    case .badge, .progress, .flag, .picture, .source, .push, .pop, .select, .heartbeat, .idle:
      turn(in: world) { $0.take(update) }
    }
    surfaces.groundChanged()
  }

  /// New rows, with the eye's place kept: the first row that is seen whole stays where it is
  /// (TABLE-KEEP-SCROLL).
  private mutating func change(_ change: RowChange, of name: String, in world: World) {
    guard let (path, table) = app?.current.table(named: name) else { return }
    if path == nil, app?.modal != nil {
      return belowModal(in: world) { $0.change(change, of: name, in: world) }
    }
    if path != nil { settle(in: world) }
    let anchor = path.flatMap { screen?.placement.anchor(in: $0) }
    let first = app?.lists.tables[name]?.list.rows ?? []
    let hinted = path.flatMap { app?.hintedRows(of: name, at: $0) }
    let isFirst = app?.endRecall(of: name, by: change) == true
    let before = isFirst ? first.count : app?.data.rows[name]?.count ?? first.count
    // In place: a copy of a long list would cost more than all the rest.
    if !isFirst { app?.data.rows[name, default: RowList(first)].apply(change) }
    app?.data.sources[name] = .ready
    app?.awaited.settle(name)
    let list = app?.data.rows[name] ?? RowList([])
    guard let path else { return appChanged() }
    if let hinted, isFirst || change.takesRows {
      app?.current.view.newRows[path] = hinted.left(in: list)
    }
    app?.current.view.remark(list, after: isFirst ? .replace([]) : change, at: path)
    keep(anchor, in: path, of: list, in: world)
    // The first rows of all are no news.
    guard table?.hasNewDataHint == true, before > 0, list.count > before else { return }
    settle(in: world)
    guard let area = screen?.placement.area(path) else { return }
    app?.note(list.count - before, change, in: area)
    appChanged()
  }

  private mutating func keep(
    _ anchor: Placement.Anchor?, in path: NodePath, of list: RowList, in world: World
  ) {
    if let anchor, let index = list.index(ofKey: anchor.key), let app,
      let area = screen?.placement.area(path)
    {
      let setting = app.setting(limits: limits(in: world), at: clock.now)
      let height = setting.rowHeight(of: list, in: context(for: app, in: world))
      let y = index * height - (anchor.y - area.viewport.y)
      self.app?.current.view.offsets[path] = PixelPoint(x: area.offset.x, y: y)
      // What glides goes on from there.
      if case .area(path)? = screen?.fling?.subject {
        screen?.fling?.shift(by: y - area.offset.y)
      }
    }
    appChanged()
  }
}

extension Placement {
  /// A row, and where its upper edge is on the display.
  struct Anchor {
    var key: Int
    var y: Int
  }

  /// The first row of a table that is seen whole.
  func anchor(in path: NodePath) -> Anchor? {
    guard let area = area(path) else { return nil }
    for control in controls {
      guard case .entry(path, let key) = control.id, control.frame.y >= area.viewport.y else {
        continue
      }
      return Anchor(key: key, y: control.frame.y)
    }
    return nil
  }
}

extension ViewState {
  /// The application's word about checkmarks counts over what hands did before.
  fileprivate mutating func remark(_ list: RowList, after change: RowChange, at path: NodePath) {
    switch change {
    case .replace, .stale:
      for key in list.keys {
        marks.remove(.entry(path, key))
        unmarked.remove(.entry(path, key))
      }
    case .update(let row): remark(row.id, as: row.checkmark, in: list, at: path)
    case .change(let patch) where patch.parts.contains(.checkmark):
      remark(patch.id, as: patch.row.checkmark, in: list, at: path)
    case .change: return
    case .prepend, .append, .insert, .remove: return
    }
  }

  /// The application has said which mark a row has; of a group one row has it.
  private mutating func remark(
    _ row: String?, as checkmark: Checkmark?, in list: RowList, at path: NodePath
  ) {
    guard let checkmark else { return }
    for (other, key) in zip(list.rows, list.keys) {
      let id = ControlID.entry(path, key)
      if other.id == row {
        marks.remove(id)
        unmarked.remove(id)
      } else if checkmark.isOn, checkmark.group != nil, other.checkmark?.group == checkmark.group {
        unmark(other, id)
      }
    }
  }
}
