import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

/// Reads text fields: `field: name`, or a map.
struct FieldReader: ElementReader {
  var exclusion: Exclusion? {
    Exclusion(
      rule: .textViewCarplayNoEditing, remedy: "let people choose from a table")
  }

  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    guard case .scalar = entry.value.value else {
      return map(entry.value, at: path, in: &context).map(Element.field)
    }
    if entry.value.isNull {
      context.complaints.add(
        entry.location, "a field without a name", remedy: "write field: name")
    }
    return context.name(entry.value, "the name of a field").map { .field(TextField(id: $0)) }
  }

  /// A field that is written as a map.
  func map(_ node: YAMLNode, at path: NodePath, in context: inout SceneContext) -> TextField? {
    var field = TextField()
    return Self.record.read(node, at: path, into: &field, in: &context) ? field : nil
  }

  // MARK: Format

  static var definitions: [JSONValue.Member] {
    [
      .init("field", SchemaPiece.either(SchemaPiece.name, SchemaPiece.reference("textField"))),
      .init("textField", record.schema),
    ]
  }

  /// The keys of a text field.
  static let record = SceneRecord<TextField>(
    "a text field",
    [
      .key("id", .name("an id"), "Its name for the application.") { $0.id = $1 },
      .key("placeholder", .variants, "Shown while the field is empty.") { $0.placeholder = $1 },
      .key(
        "text", schema: SchemaPiece.either(SchemaPiece.reference("line"), BoundTextReader.piece),
        "Its text at first, or {bind: name, text: …} where the application sets it."
      ) { entry, path, context, field in
        if entry.value["bind"] == nil {
          field.text = line.read(entry, path, &context) ?? field.text
        } else {
          read(bound: entry, at: path, into: &field, in: &context)
        }
      },
      .key(
        "keyboard", .choice(FieldKeyboard.self),
        "The keys for typing, and the characters that it takes.",
        usual: "text"
      ) { $0.keyboard = $1 },
      .key("secure", .flag, "Shows dots for typed characters.", usual: false) { $0.isSecure = $1 },
    ])

  private static func read(
    bound entry: YAMLEntry, at path: NodePath, into field: inout TextField,
    in context: inout SceneContext
  ) {
    let bound = BoundTextReader().bound(entry.value, at: path, in: &context)
    field.binding = bound.binding
    guard let text = bound.text?.string else { return }
    if isLine(text, entry.value, in: &context) { field.text = text }
  }

  /// What stands in a field at first: one line, since a field has no other.
  private static var line: SceneValue<String> {
    SceneValue(schema: SchemaPiece.reference("line")) { entry, _, context in
      guard let string = TextReader().text(entry.value, in: &context)?.string else { return nil }
      return isLine(string, entry.value, in: &context) ? string : nil
    }
  }

  /// Whether a text is one line; complains where it is not.
  private static func isLine(
    _ string: String, _ node: YAMLNode, in context: inout SceneContext
  ) -> Bool {
    guard string.contains(where: \.isNewline) else { return true }
    context.complaints.add(
      node.location, "the text of a field has a line break, expected one line",
      remedy: "remove the line break")
    return false
  }
}
