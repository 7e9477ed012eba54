import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

/// Reads the text fields of an alert, which holds no other controls than these and its buttons.
struct AlertFieldsReader {
  /// The fields; none after a complaint.
  func fields(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> [TextField] {
    if node.isNull { return [] }
    guard case .sequence(let items) = node.value else {
      findWrong(node, at: path, "a list of text fields", in: &context)
      return []
    }
    let profile = context.profile
    guard profile.alert.allowsFields || items.isEmpty else {
      context.find(
        .alertCarplayNoTextFields, at: path,
        "the alert has text fields, which the profile \(Quoted.text(profile.name)) does not allow",
        remedy: "remove them")
      return []
    }
    return context.list(node, of: "fields", atMost: Limits.alertFields, at: path, field)
  }

  private func field(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> TextField? {
    guard case .mapping(let entries) = node.value else {
      findWrong(node, at: path, "a text field", in: &context)
      return nil
    }
    let form = FieldReader.record.form
    for entry in entries where form.isForeign(entry.key) {
      let own = path.foreignKey(entry.key)
      context.note(entry, at: own)
      context.find(
        .alertTextFieldsOptional, at: own,
        "\(Quoted.text(entry.key)) in a field; an alert holds text fields only",
        remedy: Spelling.suggestion(for: entry.key, among: form.keys)
          ?? "a text field has \(form.keys.joined(separator: ", "))")
    }
    let known = entries.filter { !form.isForeign($0.key) }
    return FieldReader().map(
      YAMLNode(.mapping(known), at: node.location), at: path, in: &context)
  }

  private func findWrong(
    _ node: YAMLNode, at path: NodePath, _ expected: String, in context: inout SceneContext
  ) {
    context.find(
      .alertTextFieldsOptional, at: path, "found \(node.summary), expected \(expected)",
      remedy: "write {placeholder: Name}")
  }

  /// The text fields of an alert.
  static var value: SceneValue<[TextField]> {
    SceneValue(
      schema: SchemaPiece.list(
        of: SchemaPiece.reference("textField"), atMost: Limits.alertFields)
    ) { entry, path, context in
      AlertFieldsReader().fields(entry.value, at: path, in: &context)
    }
  }
}
