import TelltaleCatalogue
import TelltaleLayout
import TelltaleModel

extension RowChange {
  /// False for what leaves the rows in their places.
  var takesOrGivesRows: Bool {
    switch self {
    case .update, .change: false
    case .replace, .stale, .prepend, .append, .insert, .remove: true
    }
  }
}

extension RowList {
  /// Returns the reason for which the rows may not be changed in this way.
  ///
  /// - Parameters:
  ///   - change: The change that the application has sent.
  ///   - isSorted: True where the table has `sorted-by`, which allows rows to be inserted.
  /// - Returns: The refusal with its remedy; `nil` where the change is allowed.
  package func refusal(of change: RowChange, isSorted: Bool) -> AppRefusal? {
    switch change {
    case .replace(let rows), .stale(let rows): return Self.tooMany(rows.count)
    case .prepend(let rows), .append(let rows): return refusal(ofAdding: rows)
    case .insert(let rows, let index):
      guard isSorted else {
        return AppRefusal(
          "rows can be inserted only in a table with sorted-by", rule: .tableAddAtEnds,
          remedy: "prepend or append them")
      }
      guard 0...count ~= index else {
        return AppRefusal("there are \(count) rows, so none can be inserted at \(index)")
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
    if new.toggle != nil, new.push != nil || new.action != nil || new.checkmark != nil {
      return AppRefusal(
        "the row \(patch.id) would have a switch and do something else",
        remedy: "remove its push, action and checkmark with null in the same change")
    }
    guard new.isStyleNamed, new.style == .standard(.default), new.subtitle != nil else {
      return nil
    }
    return AppRefusal(
      "the row \(patch.id) has the style \"default\", which shows a title alone",
      rule: .tableRowDefaultUse, remedy: "make the style subtitle, value1 or value2")
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

  /// Applies a change to the rows. A row that does not exist is skipped.
  ///
  /// - Parameter change: A change that is allowed, see `refusal(of:isSorted:)`.
  package mutating func apply(_ change: RowChange) {
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
