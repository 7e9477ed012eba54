import TelltaleModel

extension AppState {
  /// Shows tables that allow it with their rows of last time, marked as old; their sources are asked
  /// as when one comes back to them (TABLE-STALE-DATA).
  package mutating func recall(_ remembered: [String: [TableRow]]) {
    for (name, rows) in remembered {
      guard let entry = lists.tables[name], entry.list.isCached, entry.list.source != nil,
        rows.count <= RowList.most
      else { continue }
      var list = RowList(rows)
      list.isStale = true
      data.rows[entry.key] = list
      data.sources[entry.key] = .ready
      awaited.recall(entry.key)
      recalled.insert(entry.key)
    }
  }

  /// The rows that changes of a table are made to: rows of last time are no ground for any, since
  /// the application does not know of them.
  package func ground(of entry: AppLists.Entry<Table>) -> RowList {
    guard !recalled.contains(entry.key), let list = data.rows[entry.key] else {
      return RowList(entry.list.rows)
    }
    return list
  }

  /// The first change of this start, whatever it is, ends the rows of last time; what is in their
  /// place then is as if there had been none, except that rows of the same ids keep their numbers.
  /// False where it is not the first.
  package mutating func endRecall(of name: String, by change: RowChange) -> Bool {
    guard recalled.remove(name) != nil else { return false }
    var list = RowList(lists.tables[name]?.list.rows ?? [])
    list.apply(change)
    data.rows[name, default: list].replace(with: list.rows)
    data.rows[name]?.isStale = list.isStale
    return true
  }

  /// Shows the same things as another edition of the app that was shown before it, as far as it has places for them.
  package mutating func takeOver(from old: AppState) {
    data = old.data
    recalled = old.recalled
    // What is carried over stands there already.
    remember(old.unsaved)
    driving = old.driving
    heartbeat = old.heartbeat
    idle = old.idle
    toasts = old.toasts
    awaited.takeOver(from: old.awaited)
    visits.takeOver(from: old.visits, scene.screens, old.data)
  }
}
