import TelltaleModel
import TelltaleSyntax

/// Reads room that stays empty.
struct SpacerReader: ElementReader {
  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    var spacer = Spacer()
    let isMap = Self.record.read(entry.value, at: path, into: &spacer, in: &context)
    return isMap ? .spacer(spacer) : nil
  }

  // MARK: Format

  static var definitions: [JSONValue.Member] { [.init("spacer", record.schema)] }

  private static let record = SceneRecord<Spacer>(
    "a spacer",
    [
      .key("grow", .number(0...100), "Its share of the room that is left.", usual: 1) {
        $0.grow = $1
      },
      .key(
        "size", .points(0...4_000),
        "Points that it takes in place of a share, along what it stands in."
      ) { $0.size = $1 },
    ])
}
