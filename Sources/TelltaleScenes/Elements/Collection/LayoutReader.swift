import TelltaleModel
import TelltaleSyntax

/// The reader of a collection's arrangement: `grid`, `row`, `flow`, or `{custom: name}`.
package struct LayoutReader {
  package init() {}

  /// Reads a layout.
  ///
  /// - Parameters:
  ///   - node: The value in the file.
  ///   - path: The place of the value in the scene.
  ///   - context: The context, which takes errors.
  /// - Returns: The layout; `nil` where it is absent, or after a complaint.
  package func layout(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> CollectionLayout? {
    if case .mapping = node.value {
      var custom: String?
      Self.customRecord.read(node, at: path, into: &custom, in: &context)
      return custom.map(CollectionLayout.custom)
    }
    switch node.text {
    case "grid": return .grid
    case "row": return .row
    case "flow": return .flow
    case nil where node.isNull: return nil
    default:
      context.complaints.add(
        node.location, "found \(node.summary), expected grid, row, flow or {custom: name}",
        remedy: node.text.map { text in
          Spelling.suggestion(for: text, among: ["grid", "row", "flow"])
            ?? "write {custom: \(Quoted.plain(text))}"
        })
      return nil
    }
  }

  /// A change that is foreseen; `nil` after a complaint.
  func change(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> LayoutChange? {
    var draft = Draft()
    let before = context.complaints
    guard Self.changeRecord.read(node, at: path, into: &draft, in: &context) else { return nil }
    if draft.layout == nil, context.complaints == before {
      context.complaints.add(
        node.location, "a change of layout that does not say to which", remedy: "add to: row")
    }
    return draft.layout.map { LayoutChange(to: $0, cause: draft.cause) }
  }

  // MARK: Format

  private struct Draft {
    var layout: CollectionLayout?
    var cause: String?
  }

  static var definitions: [JSONValue.Member] {
    [
      .init(
        "layout",
        SchemaPiece.either(
          ["type": "string", "enum": ["grid", "row", "flow"]], customRecord.schema)),
      .init("layoutChange", changeRecord.schema),
    ]
  }

  private static let customRecord = SceneRecord<String?>(
    "a layout",
    [
      .key(
        "custom", .name("the name of a layout"),
        "An arrangement that the application knows by this name.", isRequired: true
      ) { $0 = $1 }
    ])

  private static let changeRecord = SceneRecord<Draft>(
    "a change of layout",
    [
      .key("to", value, "The layout.", isRequired: true) { $0.layout = $1 },
      .key("cause", cause, "Its cause, such as user-action.") { $0.cause = $1 },
    ])

  /// How a collection is arranged.
  static var value: SceneValue<CollectionLayout> {
    SceneValue(schema: SchemaPiece.reference("layout")) { entry, path, context in
      LayoutReader().layout(entry.value, at: path, in: &context)
    }
  }

  /// A cause by name; one with a value, such as `{timer: 30}`, is known by its key.
  private static var cause: SceneValue<String> {
    SceneValue(
      schema: SchemaPiece.either(
        SchemaPiece.name, ["type": "object", "minProperties": 1, "maxProperties": 1])
    ) { entry, _, context in
      if case .mapping(let entries) = entry.value.value, entries.count == 1 {
        let key = YAMLNode(.scalar(entries[0].key, isPlain: false), at: entries[0].location)
        return context.name(key, "a cause")
      }
      return context.name(entry.value, "a cause")
    }
  }
}
