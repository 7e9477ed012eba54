import TelltaleModel

/// The keys of a page in rows that are seen at once.
struct KeyArrangement {
  /// A key by its place in the layout, which may not be where it stands.
  struct Place {
    var row: Int
    var column: Int
  }

  var rows: [[Place]]
  /// Pixels between the keys of a row.
  var gap: Int

  /// The ways to arrange keys, the best first: as on a keyboard, where that is too wide closer
  /// together, else evenly in as many rows or in one more.
  static func all(of keys: [[KeyCap]], gap: Int) -> [KeyArrangement] {
    let own = keys.enumerated().map { row, caps in
      caps.indices.map { Place(row: row, column: $0) }
    }
    let all = own.flatMap { $0 }
    let even = [own.count, own.count + 1].map { count in
      (0..<count).map { row in
        [Place](all[(row * all.count / count)..<((row + 1) * all.count / count)])
      }
    }
    let close = (gap + 1) / 2
    return [KeyArrangement(rows: own, gap: gap), KeyArrangement(rows: own, gap: close)]
      + even.map { KeyArrangement(rows: $0, gap: close) }
  }

  /// Of the keys in the longest row, which all others have as well.
  func keyWidth(in width: Int) -> Int {
    let columns = max(1, rows.map(\.count).max() ?? 1)
    return (width - (columns - 1) * gap) / columns
  }
}
