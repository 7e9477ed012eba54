import TelltaleModel

extension AppState {
  /// Shows the rows of the last start in tables that allow it, marked as old. Their sources are
  /// asked for new rows as on a return to the screen (TABLE-STALE-DATA).
  ///
  /// - Parameter remembered: The kept rows, by the name of the table's source. Tables without a
  ///   cache, and lists with more rows than a table may have, are skipped.
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

  /// Returns the rows to which changes of a table apply.
  ///
  /// Rows of the last start are not among them, since the application does not know of them.
  ///
  /// - Parameter entry: The table.
  /// - Returns: The rows that the application has delivered, or else those of the scene.
  package func ground(of entry: AppLists.Entry<Table>) -> RowList {
    guard !recalled.contains(entry.key), let list = data.rows[entry.key] else {
      return RowList(entry.list.rows)
    }
    return list
  }

  /// Applies the first change of a table in this start, which ends the rows of the last start.
  ///
  /// The result is as if those rows had never been there, except that rows with the same ids keep
  /// their numbers.
  ///
  /// - Parameters:
  ///   - name: The key of the table's contents.
  ///   - change: The change that the application has sent.
  /// - Returns: False where the table shows no rows of the last start. The change is not applied
  ///   then.
  package mutating func endRecall(of name: String, by change: RowChange) -> Bool {
    guard recalled.remove(name) != nil else { return false }
    var list = RowList(lists.tables[name]?.list.rows ?? [])
    list.apply(change)
    data.rows[name, default: list].replace(with: list.rows)
    data.rows[name]?.isStale = list.isStale
    return true
  }

  /// Takes over the contents of another edition of the app that was shown before, as far as this
  /// edition has places for them.
  ///
  /// - Parameter old: The state of the edition that is replaced.
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
