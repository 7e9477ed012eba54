import TelltaleModel
import TelltaleSyntax

/// Reads columns: elements below each other.
struct ColumnReader: ElementReader {
  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    StackReader(record: Self.record).stack(Stack(.column), entry, at: path, in: &context)
      .map(Element.stack)
  }

  // MARK: Format

  static var definitions: [JSONValue.Member] { [.init("column", record.schema)] }

  private static let record = SceneRecord<Stack>(
    "a column",
    [StackReader.id]
      + StackReader.places(
        across:
          "from side to side: buttons and icons at the start, all else as wide as the column, where"
          + " nothing is said",
        along: "below each other")
      + StackReader.rest + [StackReader.edge])
}
