import TelltaleModel
import TelltaleSyntax

/// Reads `{bind: name, text: …}`: what stands there at first, and the name under which the
/// application updates it.
struct BoundTextReader {
  /// What was read; either may be absent.
  struct Bound {
    var text: TextContent?
    var binding: String?
    fileprivate var language: Language?
    /// The way its characters go, where that is given.
    fileprivate(set) var direction: TextDirection?
  }

  /// Both parts; complains about a text that names no value.
  func bound(_ node: YAMLNode, at path: NodePath, in context: inout SceneContext) -> Bound {
    var bound = Bound(
      language: node["lang"].flatMap { context.value(.language, $0) },
      direction: node["direction"].flatMap { context.value(TextReader.direction, $0) })
    let before = context.complaints
    Self.record.read(node, at: path, into: &bound, in: &context)
    if bound.binding == nil, context.complaints == before {
      context.complaints.add(
        node.location, "a bound text that names no value", remedy: "write {bind: name, text: …}")
    }
    return bound
  }

  /// A text in variants, or one that the application may update.
  func variants(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> (TextVariants?, String?) {
    guard entry.value["bind"] != nil else {
      return (TextReader().variants(entry, at: path, in: &context), nil)
    }
    let bound = bound(entry.value, at: path, in: &context)
    return (bound.text.map { TextVariants($0) }, bound.binding)
  }

  /// What the JSON Schema says of a bound text.
  static let definition = JSONValue.Member("boundText", record.schema)
  /// The same where one may stand.
  static let piece = SchemaPiece.reference("boundText")

  private static let record = SceneRecord<Bound>(
    "a text",
    [
      .key(
        "bind", .name("the name of a value"), "The name under which the application updates it.",
        isRequired: true
      ) { $0.binding = $1 },
      .key("text", .text, "The value at first.") { bound, text in
        bound.text = text
        if let language = bound.language { bound.text?.language = language }
        if let direction = bound.direction { bound.text?.direction = direction }
      },
      .apart("lang", schema: SchemaPiece.language, "The language it is in."),
      .direction,
    ])
}
