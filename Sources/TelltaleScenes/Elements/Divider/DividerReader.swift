import TelltaleModel
import TelltaleSyntax

/// Reads hairlines: `divider: {}`, or a map with how much shorter they are.
struct DividerReader: ElementReader {
  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    var divider = Divider()
    let isMap = Self.record.read(entry.value, at: path, into: &divider, in: &context)
    return isMap ? .divider(divider) : nil
  }

  // MARK: Format

  static var definitions: [JSONValue.Member] { [.init("divider", record.schema)] }

  private static let record = SceneRecord<Divider>(
    "{} or {inset: 16}",
    [
      .key("inset", .points(0...400), "Points by which it is shorter at either end.", usual: 0) {
        $0.inset = $1
      }
    ])
}
