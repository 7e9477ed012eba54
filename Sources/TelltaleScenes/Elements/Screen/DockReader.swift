import TelltaleModel
import TelltaleSyntax

/// Reads what stays at an edge of a screen.
enum DockReader {
  /// What was read; without an edge where it was a plain list.
  struct Dock {
    var edge: DockEdge?
    var sideWhen: RoomCondition?
    var content: [Element] = []
  }

  /// A list of elements, or a map with the list and the edge.
  static let dock = SceneValue<Dock>(
    schema: SchemaPiece.either(SchemaPiece.content, record.schema)
  ) { entry, path, context in
    guard case .mapping = entry.value.value else {
      return SceneValue<[Element]>.content.read(entry, path, &context).map { Dock(content: $0) }
    }
    var dock = Dock(edge: .automatic)
    return record.read(entry.value, at: path, into: &dock, in: &context) ? dock : nil
  }

  private static let record = SceneRecord<Dock>(
    "a list of elements, or {edge: foot, content: …}",
    [
      .key(
        "edge", .choice(DockEdge.self),
        "At the foot, or at the side where lines end. automatic is the side in two cases: between its bars the"
          + " screen is at least 2.2 times as wide as high, and the foot would take more than half of that"
          + " height; or it is at least 1.5 times as wide as high, and content that would scroll above the foot"
          + " has room beside the dock. An edge that has no room for it gives way to the other one.",
        usual: "automatic"
      ) { $0.edge = $1 },
      .key(
        "side-when", .roomCondition,
        "At the side where the room meets this condition, whatever the edge."
      ) { $0.sideWhen = $1 },
      .key("content", .content, "The elements that stay there.", isRequired: true) {
        $0.content = $1
      },
    ])
}
