/// Rows of a table that belong together, with what is said above and below them.
package struct TableSection: Hashable, Sendable {
  package var id: String?
  /// What the rows are about.
  package var header: TextVariants?
  /// What somebody has to know of them.
  package var footer: TextVariants?
  /// The names under which the application says others.
  package var headerBinding: String? = nil
  package var footerBinding: String? = nil
  /// How many of the table's rows are in it.
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
  /// Where each begins and ends among all rows, as far as there are so many.
  package func ranges(among count: Int) -> [Range<Int>] {
    var start = 0
    return map { section in
      let from = Swift.min(start, count)
      start += section.count
      return from..<Swift.min(start, count)
    }
  }

  /// Where a row stands in the file, from where the table does.
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
