import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

extension Session {
  /// Does all that an application asks for, or, where one thing of it is not allowed, nothing.
  mutating func take(_ request: AppRequest, at now: Instant, in world: World) {
    hear(at: now)
    var driving = app?.driving ?? .unknown
    for (index, update) in request.updates.enumerated() {
      if case .driving(let state) = update { driving = state }
      let limits = world.profile.behaviour.driving[driving]
      guard var refusal = refusal(of: update, limits: limits) else { continue }
      refusal.update = index
      return effects.append(.replied(AppReply(request: request.number, refusal: refusal)))
    }
    for update in request.updates {
      apply(app?.lists.resolved(update) ?? update, at: now, in: world)
    }
    effects.append(.replied(AppReply(request: request.number)))
    tellLimits(in: world)
  }

  /// The same for one thing that nobody waits for.
  mutating func take(_ update: AppUpdate, at now: Instant, in world: World) {
    if let refusal = refusal(of: update, limits: limits(in: world)) {
      return tell(.refused(refusal))
    }
    apply(app?.lists.resolved(update) ?? update, at: now, in: world)
    tellLimits(in: world)
  }

  /// Why an update is not allowed as things stand.
  private func refusal(of update: AppUpdate, limits: DrivingLimits?) -> AppRefusal? {
    guard let app else { return AppRefusal("no screens are shown, so there is nothing to update") }
    switch update {
    case .rows(let name, let change):
      guard let entry = app.lists.tables[name] else {
        return AppRefusal("no table is called \(name)")
      }
      return app.ground(of: entry).refusal(of: change, isSorted: entry.list.sortedBy != nil)
    case .items(let name, _): return app.refusal(ofCollection: name)
    case .layout(let name, _): return app.refusal(ofCollection: name.description)
    case .push(let name): return app.refusal(ofPushing: name, limits: limits)
    case .pop: return app.depth > 1 ? nil : AppRefusal("this is the first screen already")
    case .select(let name): return app.refusal(ofSelecting: name)
    case .ask(let question) where question.form == .sheet:
      return AppRefusal(
        "a sheet comes up because somebody asked for it, never by itself",
        rule: "ACTION-SHEET-TRIGGER", remedy: "ask by an alert")
    case .withdraw(let id):
      let isOpen =
        asking?.question.id == id || questions.waiting.contains { $0.id == id }
      return isOpen ? nil : AppRefusal("the question has its answer already")
    case .text, .badge, .progress, .flag, .source, .picture, .driving, .appearance, .textSize, .ask,
      .heartbeat, .idle, .popAll:
      return nil
    }
  }
}

extension AppState {
  fileprivate func refusal(ofPushing name: String, limits: DrivingLimits?) -> AppRefusal? {
    let screens = modal?.modal.screens ?? scene.screens
    guard screens[name] != nil else {
      return AppRefusal(
        "there is no screen \(name)\(modal == nil ? "" : " inside of the modal that is open")")
    }
    return isFull(limits) ? .tooDeep(limits?.depth ?? 0) : nil
  }

  fileprivate func refusal(ofCollection name: String) -> AppRefusal? {
    lists.collections[name] == nil ? AppRefusal("no collection is called \(name)") : nil
  }

  fileprivate func refusal(ofSelecting name: String) -> AppRefusal? {
    guard modal == nil else {
      return AppRefusal(
        "a modal is open, and sections change only below none", remedy: "wait until it is closed")
    }
    return tabIndex(named: name) == nil ? AppRefusal("no tab is called \(name)") : nil
  }

  func tabIndex(named name: String) -> Int? {
    tabs?.tabs.firstIndex { $0.id == name || $0.screen == name }
  }

  /// True where no further screen may be pushed.
  func isFull(_ limits: DrivingLimits?) -> Bool { limits?.depth.map { depth >= $0 } ?? false }
}

extension AppRefusal {
  static func tooDeep(_ depth: Int) -> AppRefusal {
    AppRefusal("no more than \(depth) screens in this driving state")
  }
}

extension RowList {
  /// Why rows may not be changed so.
  func refusal(of change: RowChange, isSorted: Bool) -> AppRefusal? {
    switch change {
    case .replace(let rows), .stale(let rows): return Self.tooMany(rows.count)
    case .prepend(let rows), .append(let rows): return refusal(ofAdding: rows)
    case .insert(let rows, let index):
      guard isSorted else {
        return AppRefusal(
          "rows may be put in between only in a table with sorted-by", rule: "TABLE-ADD-AT-ENDS",
          remedy: "prepend or append them")
      }
      guard 0...count ~= index else {
        return AppRefusal("there are \(count) rows, so none can stand at \(index)")
      }
      return refusal(ofAdding: rows)
    case .update(let row):
      let id = row.id ?? ""
      return ids.contains(id) ? nil : AppRefusal("no row is called \(id)")
    case .change(let patch): return refusal(of: patch)
    case .remove(let gone):
      return gone.subtracting(ids).min().map { AppRefusal("no row is called \($0)") }
    }
  }

  private func refusal(of patch: RowPatch) -> AppRefusal? {
    guard let row = rows.first(where: { $0.id == patch.id }) else {
      return AppRefusal("no row is called \(patch.id)")
    }
    let new = patch.applied(to: row)
    guard new.isStyleNamed, new.style == .standard(.default), new.subtitle != nil else {
      return nil
    }
    return AppRefusal(
      "the row \(patch.id) has the style \"default\", which shows a title alone",
      rule: "TABLE-ROW-DEFAULT-USE", remedy: "make the style subtitle, value1 or value2")
  }

  private func refusal(ofAdding rows: [TableRow]) -> AppRefusal? {
    if let id = rows.lazy.compactMap(\.id).first(where: ids.contains) {
      return AppRefusal("there is a row \(id) already", remedy: "update it, or replace all rows")
    }
    return Self.tooMany(count + rows.count)
  }

  private static func tooMany(_ count: Int) -> AppRefusal? {
    count <= most
      ? nil : AppRefusal("that makes \(count) rows, and a table has at most \(most)")
  }

  mutating func apply(_ change: RowChange) {
    switch change {
    case .replace(let rows): replace(with: rows)
    case .stale(let rows):
      replace(with: rows)
      isStale = true
    case .prepend(let rows): prepend(rows)
    case .append(let rows): append(rows)
    case .insert(let rows, let index): insert(rows, at: index)
    case .update(let row):
      guard let index = rows.firstIndex(where: { $0.id == row.id }) else { return }
      update(row, at: index)
    case .change(let patch):
      guard let index = rows.firstIndex(where: { $0.id == patch.id }) else { return }
      update(patch.applied(to: rows[index]), at: index)
    case .remove(let gone): remove(gone)
    }
  }
}
