import TelltaleModel
import TelltaleSyntax

/// Reads text fields: `field: name`, or a map.
struct FieldReader: ElementReader {
  var exclusion: Exclusion? {
    Exclusion(
      rule: "TEXT-VIEW-CARPLAY-NO-EDITING", remedy: "let people choose from a table")
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
      .key("id", .name("an id"), "A name for the application.") { $0.id = $1 },
      .key("placeholder", .variants, "Shown while the field is empty.") { $0.placeholder = $1 },
      .key("text", .line, "What stands in it at first.") { $0.text = $1 },
      .key("secure", .flag, "Shows dots for what is typed.") { $0.isSecure = $1 },
    ])
}

extension SceneValue where Value == String {
  /// What stands in a field at first: one line, since a field has no other.
  fileprivate static var line: SceneValue {
    SceneValue(schema: SchemaPiece.reference("line")) { entry, _, context in
      guard let string = TextReader().text(entry.value, in: &context)?.string else { return nil }
      guard string.contains(where: \.isNewline) else { return string }
      context.complaints.add(
        entry.value.location, "the text of a field has a line break, expected one line",
        remedy: "remove the line break")
      return nil
    }
  }
}
