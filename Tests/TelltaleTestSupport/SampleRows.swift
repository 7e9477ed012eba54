import TelltaleModel

extension [TableRow] {
  /// Rows of these numbers, with ids and titles after them.
  package static func numbered(_ range: Range<Int>) -> [TableRow] {
    range.map { TableRow(id: "row-\($0)", title: TextVariants(TextContent("Row \($0)"))) }
  }
}
