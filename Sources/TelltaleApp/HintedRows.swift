import TelltaleLayout
import TelltaleModel

/// The rows that are announced by the hint of a table (TABLE-NEW-DATA-HINT), by their numbers.
package struct HintedRows {
  private var above: Set<Int>
  private var below: Set<Int>

  /// - Parameters:
  ///   - rows: The counts of the hint.
  ///   - list: The rows of the table, to which the counts apply.
  package init(_ rows: NewRows, in list: RowList) {
    above = Set(list.keys.prefix(rows.above))
    below = Set(list.keys.suffix(rows.below))
  }

  /// Returns the announced rows that a list still has at its ends.
  ///
  /// - Parameter list: The rows of the table after a change.
  /// - Returns: The counts for the hint; `nil` where there are none.
  package func left(in list: RowList) -> NewRows? {
    let rows = NewRows(
      above: list.keys.prefix(while: above.contains).count,
      below: list.keys.reversed().prefix(while: below.contains).count)
    return rows.count == 0 ? nil : rows
  }
}

extension RowChange {
  /// True for changes after which rows may be gone.
  package var takesRows: Bool {
    switch self {
    case .replace, .stale, .remove: true
    case .prepend, .append, .insert, .update, .change: false
    }
  }
}
