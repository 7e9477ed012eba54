import TelltaleModel
import TelltaleSyntax

/// Reads rows: elements beside each other.
struct RowStackReader: ElementReader {
  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    StackReader(record: Self.record).stack(Stack(.row), entry, at: path, in: &context)
      .map(Element.stack)
  }

  // MARK: Format

  static var definitions: [JSONValue.Member] {
    [.init("row", record.schema)] + StackReader.definitions
  }

  private static let record = SceneRecord<Stack>(
    "a row",
    [StackReader.id]
      + StackReader.places(
        across: "from top to bottom: in the middle, where nothing is said",
        along: "beside each other")
      + [StackReader.columnWhen] + StackReader.rest + [StackReader.edge])
}
