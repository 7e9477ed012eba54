import TelltaleModel
import TelltaleSyntax

/// Reads what the room has to be like for something to be there: a map of what has to be true, or a list of such maps
/// of which one is enough.
struct RoomConditionReader {
  /// More than that nobody follows.
  private static let most = 8

  func condition(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> RoomCondition? {
    guard case .sequence(let nodes) = node.value else { return one(node, at: path, in: &context) }
    if nodes.isEmpty {
      context.complaints.add(
        node.location, "a list of conditions that is empty",
        remedy: "write [{wider-than: 600}, {shape: landscape}] for one or the other")
    }
    let conditions = context.list(node, of: "conditions", atMost: Self.most, at: path) {
      RoomConditionReader().one($0, at: $1, in: &$2)
    }
    guard var first = conditions.first else { return nil }
    first.or = Array(conditions.dropFirst())
    return first
  }

  private func one(
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
      .key(
        "fits", .only,
        "Nothing has to scroll for it: where not all of a screen has room, the last such item of it is left out first, then"
          + " the one before, until the rest is seen at once."
      ) { $0.fits = $1 },
    ])

  /// A condition, or a list of them of which one is enough.
  static var oneOrSeveral: JSONValue {
    let one = SchemaPiece.reference("roomCondition")
    return SchemaPiece.either(one, SchemaPiece.list(of: one, atLeast: 1, atMost: most))
  }

  static var definition: JSONValue.Member {
    .init("roomCondition", record.schema.adding([.init("minProperties", 1)]))
  }
}

extension SceneValue where Context == SceneContext, Value == RoomCondition {
  /// What the room has to be like.
  static var roomCondition: Self {
    SceneValue(schema: RoomConditionReader.oneOrSeveral) { entry, path, context in
      RoomConditionReader().condition(entry.value, at: path, in: &context)
    }
  }
}
