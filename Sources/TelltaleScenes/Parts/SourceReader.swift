import TelltaleModel
import TelltaleSyntax

/// Reads where content comes from: `{async: name}`, or the name alone.
struct SourceReader {
  /// The source; `nil` where it is absent, or after a complaint.
  func source(_ node: YAMLNode, at path: NodePath, in context: inout SceneContext) -> DataSource? {
    if case .scalar = node.value {
      return context.name(node, "the name of a source").map { DataSource($0) }
    }
    var draft = Draft()
    let before = context.complaints
    guard Self.record.read(node, at: path, into: &draft, in: &context) else { return nil }
    if draft.names.count != 1, context.complaints == before {
      context.complaints.add(
        node.location,
        "\(draft.names.isEmpty ? "no name" : "several names") of a source, expected one",
        remedy: "write {async: stations}")
    }
    guard let name = draft.names.first else { return nil }
    draft.source.name = name
    return draft.source
  }

  // MARK: Format

  private struct Draft {
    var source = DataSource("")
    var names: [String] = []

    /// A name, however it is delivered.
    mutating func add(_ entry: YAMLEntry, in context: inout SceneContext) {
      names += context.name(entry.value, "the name of a source").map { [$0] } ?? []
    }
  }

  /// What the JSON Schema says of a source.
  static let definition = JSONValue.Member(
    "source", SchemaPiece.either(SchemaPiece.name, record.schema))

  private static let record = SceneRecord<Draft>(
    "a source",
    [
      .key(
        "async", schema: SchemaPiece.name,
        "Delivered under this name, later than the screen: the program is asked for it (`wanted`),"
          + " and a mark turns until it comes."
      ) { entry, _, context, draft in
        draft.source.isAsync = true
        draft.add(entry, in: &context)
      },
      .key(
        "bind", schema: SchemaPiece.name,
        "Delivered under this name, without being asked for; empty until then."
      ) { entry, _, context, draft in
        draft.source.isAsync = false
        draft.add(entry, in: &context)
      },
      .key(
        "conditional", schema: SchemaPiece.either(SchemaPiece.flag, SchemaPiece.name),
        "There may be none of it.", usual: false
      ) { entry, _, context, draft in
        draft.source.isConditional = entry.value.boolean ?? true
        if entry.value.boolean == nil { draft.add(entry, in: &context) }
      },
      .key("expected-seconds", .seconds, "The time that it is expected to take.") {
        $0.source.expectedSeconds = $1
      },
    ])
}
