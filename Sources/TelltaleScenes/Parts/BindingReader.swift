import TelltaleModel
import TelltaleSyntax

/// Reads the name of a value that the application updates: `{bind: name}`, or the name alone.
struct BindingReader {
  /// The name; `nil` after a complaint.
  func name(_ node: YAMLNode, at path: NodePath, in context: inout SceneContext) -> String? {
    if case .scalar = node.value {
      guard node.text.flatMap(Double.init) == nil else {
        context.complaints.add(
          node.location,
          "found \(node.summary), expected the name of a value that the application updates",
          remedy: "write {bind: name}, and send the number as an update of it")
        return nil
      }
      return context.name(node, "the name of a value")
    }
    var binding: String?
    Self.record.read(node, at: path, into: &binding, in: &context)
    return binding
  }

  /// What the JSON Schema says of a binding.
  static let definition = JSONValue.Member(
    "binding", SchemaPiece.either(SchemaPiece.name, record.schema))

  private static let record = SceneRecord<String?>(
    "{bind: name}", [.key("bind", .name("the name of a value"), "A name.") { $0 = $1 }])
}
