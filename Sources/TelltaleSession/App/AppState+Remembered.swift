import TelltaleModel

extension AppState {
  /// Shows tables that allow it with their rows of last time, marked as old; their sources are asked
  /// as when one comes back to them (TABLE-STALE-DATA).
  mutating func recall(_ remembered: [String: [TableRow]]) {
    for (name, rows) in remembered {
      guard let entry = lists.tables[name], entry.list.isCached, entry.list.source != nil,
        rows.count <= RowList.most
      else { continue }
      var list = RowList(rows)
      list.isStale = true
      data.rows[entry.key] = list
      data.sources[entry.key] = .ready
      seen.insert(entry.key)
    }
  }
}
