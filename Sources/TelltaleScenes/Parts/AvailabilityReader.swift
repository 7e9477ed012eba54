import TelltaleModel
import TelltaleSyntax

/// Reads whether a control can be chosen: a flag, or `{bind: name, enabled: …}`.
struct AvailabilityReader {
  /// What the node says; `nil` after a complaint.
  func availability(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> Availability? {
    guard case .mapping = node.value else {
      return context.value(.flag, node).map { Availability(isEnabled: $0) }
    }
    var availability = Availability()
    let before = context.complaints
    guard Self.record.read(node, at: path, into: &availability, in: &context) else { return nil }
    if availability.binding == nil, context.complaints == before {
      context.complaints.add(
        node.location, "\"enabled\" that names no value",
        remedy: "write {bind: name, enabled: false}")
    }
    return availability
  }

  /// What the JSON Schema says of it.
  static let definition = JSONValue.Member(
    "availability", SchemaPiece.either(SchemaPiece.flag, record.schema))

  private static let record = SceneRecord<Availability>(
    "true, false, or {bind: name}",
    [
      .key(
        "bind", .name("the name of a value"), "The name under which the application says so.",
        isRequired: true
      ) { $0.binding = $1 },
      .key("enabled", .flag, "The state until it does; true where this is absent.") {
        $0.isEnabled = $1
      },
    ])
}
