import TelltaleModel
import TelltaleSyntax

/// Reads the mark of a chosen row: `true`, or the group of which one row has the mark.
struct CheckmarkReader {
  /// The mark; `nil` where it is absent, or after a complaint.
  func checkmark(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> Checkmark? {
    if case .scalar = node.value { return context.value(.flag, node).map { Checkmark(isOn: $0) } }
    var mark = Checkmark()
    return Self.record.read(node, at: path, into: &mark, in: &context) ? mark : nil
  }

  /// What the JSON Schema says of a mark.
  static var definition: JSONValue.Member {
    .init("checkmark", SchemaPiece.either(SchemaPiece.flag, record.schema))
  }

  private static let record = SceneRecord<Checkmark>(
    "a checkmark",
    [
      .key("group", .name("the name of a group"), "One row of the group has the mark.") {
        $0.group = $1
      },
      .key("on", .flag, "This row has it at first.", usual: false) { $0.isOn = $1 },
    ])

  /// The mark of a chosen row.
  static var value: SceneValue<Checkmark> {
    SceneValue(schema: SchemaPiece.reference("checkmark")) { entry, path, context in
      CheckmarkReader().checkmark(entry.value, at: path, in: &context)
    }
  }
}
