import TelltaleLayout
import TelltaleModel

/// The rows that a table's hint speaks of (TABLE-NEW-DATA-HINT), by their numbers.
package struct HintedRows {
  private var above: Set<Int>
  private var below: Set<Int>

  package init(_ rows: NewRows, in list: RowList) {
    above = Set(list.keys.prefix(rows.above))
    below = Set(list.keys.suffix(rows.below))
  }

  /// Those that a list still has at its ends; `nil` where there are none.
  package func left(in list: RowList) -> NewRows? {
    let rows = NewRows(
      above: list.keys.prefix(while: above.contains).count,
      below: list.keys.reversed().prefix(while: below.contains).count)
    return rows.count == 0 ? nil : rows
  }
}

extension RowChange {
  /// True where rows may be gone after it.
  package var takesRows: Bool {
    switch self {
    case .replace, .stale, .remove: true
    case .prepend, .append, .insert, .update, .change: false
    }
  }
}
