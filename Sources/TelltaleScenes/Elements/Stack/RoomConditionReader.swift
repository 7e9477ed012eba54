import TelltaleModel
import TelltaleSyntax

/// Reads what the room has to be like for something to be there.
struct RoomConditionReader {
  func condition(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> RoomCondition? {
    var condition = RoomCondition()
    guard Self.record.read(node, at: path, into: &condition, in: &context) else { return nil }
    if case .mapping(let entries) = node.value, entries.isEmpty {
      context.complaints.add(
        node.location, "a condition that says nothing", remedy: "write {wider-than: 600}")
    }
    return condition
  }

  private static let record = SceneRecord<RoomCondition>(
    "a condition such as {wider-than: 600}",
    [
      .key(
        "wider-than", .roomLength,
        "The arrangement that it stands in has that width, or more: points, or millimetres of the glass."
      ) { $0.widerThan = $1 },
      .key("narrower-than", .roomLength, "The arrangement has less width.") {
        $0.narrowerThan = $1
      },
      .key(
        "taller-than", .roomLength, "The screen has that height between its bars, or more."
      ) { $0.tallerThan = $1 },
      .key("shorter-than", .roomLength, "The screen has less height between its bars.") {
        $0.shorterThan = $1
      },
      .key(
        "shape", .choice(ScreenShape.self), "The screen is higher than it is wide, or it is not."
      ) { $0.shape = $1 },
    ])

  static var definition: JSONValue.Member {
    .init("roomCondition", record.schema.adding([.init("minProperties", 1)]))
  }
}

extension SceneValue where Value == RoomCondition {
  /// What the room has to be like.
  static var roomCondition: SceneValue {
    SceneValue(schema: SchemaPiece.reference("roomCondition")) { entry, path, context in
      RoomConditionReader().condition(entry.value, at: path, in: &context)
    }
  }
}
