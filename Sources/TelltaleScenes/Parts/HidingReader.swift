import TelltaleModel
import TelltaleSyntax

/// Reads whether an element is hidden: a flag, or `{bind: name, hidden: …}`.
struct HidingReader {
  /// What the node says; `nil` after a complaint.
  func hiding(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> Hiding? {
    guard case .mapping = node.value else {
      return context.value(.flag, node).map { Hiding(isHidden: $0) }
    }
    var hiding = Hiding()
    let before = context.complaints
    guard Self.record.read(node, at: path, into: &hiding, in: &context) else { return nil }
    if hiding.binding == nil, context.complaints == before {
      context.complaints.add(
        node.location, "\"hidden\" that names no value",
        remedy: "write {bind: name, hidden: true}")
    }
    return hiding
  }

  /// What the JSON Schema says of it.
  static let definition = JSONValue.Member(
    "hiding", SchemaPiece.either(SchemaPiece.flag, record.schema))

  private static let record = SceneRecord<Hiding>(
    "true, false, or {bind: name}",
    [
      .key(
        "bind", .name("the name of a value"), "The name under which the application says so.",
        isRequired: true
      ) { $0.binding = $1 },
      .key("hidden", .flag, "The state until it does; false where this is absent.") {
        $0.isHidden = $1
      },
    ])
}

extension SceneValue where Context == SceneContext, Value == Hiding {
  /// Whether an element is hidden.
  static var hiding: Self {
    SceneValue(schema: SchemaPiece.reference("hiding")) { entry, path, context in
      HidingReader().hiding(entry.value, at: path, in: &context)
    }
  }
}
