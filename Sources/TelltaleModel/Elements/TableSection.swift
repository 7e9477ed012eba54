/// Rows of a table that belong together, with what is said above and below them.
package struct TableSection: Hashable, Sendable {
  package var id: String?
  /// The text above the rows, which says what they are about.
  package var header: TextVariants?
  /// The text below the rows, with what somebody has to know of them.
  package var footer: TextVariants?
  /// The names under which the application says other texts.
  package var headerBinding: String? = nil
  package var footerBinding: String? = nil
  /// The number of the table's rows that are in it.
  package var count: Int

  package init(
    id: String? = nil, header: TextVariants? = nil, footer: TextVariants? = nil, count: Int = 0
  ) {
    self.id = id
    self.header = header
    self.footer = footer
    self.count = count
  }
}

extension [TableSection] {
  /// Returns the rows that each section has among all rows.
  ///
  /// - Parameter count: The number of rows that there are.
  /// - Returns: A range for each section, as far as there are so many rows.
  package func ranges(among count: Int) -> [Range<Int>] {
    var start = 0
    return map { section in
      let from = Swift.min(start, count)
      start += section.count
      return from..<Swift.min(start, count)
    }
  }

  /// Returns the place of a row in the file.
  ///
  /// - Parameters:
  ///   - index: The position of the row among all rows of the table, from 0.
  ///   - path: The place of the table.
  /// - Returns: A place in the row's section, or in the table's own list for a row that is in none.
  package func place(ofRow index: Int, below path: NodePath) -> NodePath {
    var start = 0
    for (number, section) in enumerated() {
      if index < start + section.count {
        return path.key("sections").item(number).key("rows").item(index - start)
      }
      start += section.count
    }
    return path.key("rows").item(index)
  }
}
