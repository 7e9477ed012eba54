import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

// Rows of tables.
extension ScreenTurn {
  /// Changes rows and keeps the scroll position: the first row that is wholly in view stays at its
  /// place (TABLE-KEEP-SCROLL).
  ///
  /// - Parameters:
  ///   - change: A change that is allowed.
  ///   - name: The key of the table's contents.
  package mutating func change(_ change: RowChange, of name: String) {
    let (path, table) = app.table(named: name)
    if path != nil { settle() }
    let anchor = path.flatMap(anchor)
    let first = app.lists.tables[name]?.list.rows ?? []
    let hinted = path.flatMap { hintedRows(of: name, at: $0) }
    let isFirst = app.endRecall(of: name, by: change)
    let before = isFirst ? first.count : app.data.rows[name]?.count ?? first.count
    // In place: a copy of a long list would cost more than all the rest.
    if !isFirst { app.data.rows[name, default: RowList(first)].apply(change) }
    app.data.sources[name] = .ready
    app.awaited.settle(name)
    let list = app.data.rows[name] ?? RowList([])
    guard let path else { return changed() }
    if let hinted, isFirst || change.takesRows {
      app[holding: path].view.newRows[path] = hinted.left(in: list)
    }
    app[holding: path].view.remark(list, after: isFirst ? .replace([]) : change, at: path)
    if let table { keep(anchor, in: path, of: list, table) }
    // The first rows of all are no news.
    guard table?.hasNewDataHint == true, before > 0, list.count > before else { return }
    settle()
    guard let area = placement.area(path) else { return }
    note(list.count - before, change, in: area)
    changed()
  }

  /// Scrolls to the new rows of a table. Rows above come before rows below.
  ///
  /// - Parameter path: The place of the table in the scene.
  package mutating func showNewRows(of path: NodePath) {
    settle()
    guard let area = placement.area(path), let new = app[holding: path].view.newRows[path],
      case .table(let table)? = app[holding: path].element(at: path)
    else { return }
    // To the first of them; those above come first.
    let list = app.data.rows(of: table, at: path)
    let first = new.above > 0 ? 0 : list.count - new.below
    app[holding: path].view.newRows[path] = new.above > 0 ? NewRows(below: new.below) : nil
    changed()
    let top = top(of: first, in: table, at: path, area)
    scroll(path, to: PixelPoint(x: area.offset.x, y: top))
  }

  private func top(of row: Int, in table: Table, at path: NodePath, _ area: ScrollArea) -> Int {
    setting(holding: path).rowTop(
      of: row, in: table, at: path, width: area.viewport.width, in: context)
  }

  private mutating func keep(
    _ anchor: RowAnchor?, in path: NodePath, of list: RowList, _ table: Table
  ) {
    if let anchor, let index = list.index(ofKey: anchor.key), let area = placement.area(path) {
      let y = top(of: index, in: table, at: path, area) - (anchor.y - area.viewport.y)
      app[holding: path].view.offsets[path] = PixelPoint(x: area.offset.x, y: y)
      // What glides goes on from there.
      say(.shifted(path, by: y - area.offset.y))
    }
    changed()
  }

  private func hintedRows(of name: String, at path: NodePath) -> HintedRows? {
    guard let rows = app[holding: path].view.newRows[path], let list = app.data.rows[name] else {
      return nil
    }
    return HintedRows(rows, in: list)
  }

  /// Rows have come; outside of what is seen they are told of.
  private mutating func note(_ count: Int, _ change: RowChange, in area: ScrollArea) {
    let path = area.path
    switch change {
    case .prepend where area.offset.y > 0:
      app[holding: path].view.newRows[path, default: NewRows()].above += count
    case .append where area.offset.y < area.maximumOffset.y:
      app[holding: path].view.newRows[path, default: NewRows()].below += count
    case .prepend, .append, .replace, .stale, .insert, .update, .change, .remove: break
    }
  }

  /// The first row of a table that is seen whole.
  private func anchor(in path: NodePath) -> RowAnchor? {
    guard let area = placement.area(path) else { return nil }
    for control in placement.controls {
      guard case .entry(path, let key) = control.id, control.frame.y >= area.viewport.y else {
        continue
      }
      return RowAnchor(key: key, y: control.frame.y)
    }
    return nil
  }
}

/// A row, and where its upper edge is on the display.
private struct RowAnchor {
  var key: Int
  var y: Int
}

extension ViewState {
  /// The application's word about checkmarks counts over what hands did before.
  fileprivate mutating func remark(_ list: RowList, after change: RowChange, at path: NodePath) {
    switch change {
    case .replace, .stale:
      for key in list.keys {
        marks.remove(.entry(path, key))
        unmarked.remove(.entry(path, key))
        turned[.entry(path, key)] = nil
      }
    case .update(let row):
      remark(row.id, as: row.checkmark, in: list, at: path)
      turnBack(row.id, in: list, at: path)
    case .change(let patch):
      if patch.parts.contains(.checkmark) {
        remark(patch.id, as: patch.row.checkmark, in: list, at: path)
      }
      if patch.parts.contains(.accessory) { turnBack(patch.id, in: list, at: path) }
    case .prepend, .append, .insert, .remove: return
    }
  }

  /// The application has said what stands at the end of a row: its switch is as that says.
  private mutating func turnBack(_ row: String?, in list: RowList, at path: NodePath) {
    guard !turned.isEmpty, let index = list.rows.firstIndex(where: { $0.id == row }) else { return }
    turned[.entry(path, list.keys[index])] = nil
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
