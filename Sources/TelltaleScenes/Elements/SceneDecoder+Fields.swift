import TelltaleModel
import TelltaleSyntax

extension SceneDecoder {
  /// The text fields of an alert.
  package mutating func fields(_ node: YAMLNode, at path: NodePath) -> [TextField] {
    if node.isNull { return [] }
    guard case .sequence(let items) = node.value else {
      findWrongField(node, at: path, "a list of text fields")
      return []
    }
    guard profile.alert.allowsFields || items.isEmpty else {
      find(
        "ALERT-CARPLAY-NO-TEXT-FIELDS", at: path,
        "the alert has text fields, which the profile \(Quoted.text(profile.name)) does not allow",
        remedy: "remove them")
      return []
    }
    return list(node, of: "fields", atMost: Limits.alertFields, at: path) {
      $0.alertField($1, at: $2)
    }
  }

  private mutating func alertField(_ node: YAMLNode, at path: NodePath) -> TextField? {
    guard case .mapping(let entries) = node.value else {
      findWrongField(node, at: path, "a text field")
      return nil
    }
    for entry in entries where SceneForm.field.isForeign(entry.key) {
      let own = self.path(path, foreign: entry.key)
      note(entry, at: own)
      find(
        "ALERT-TEXT-FIELDS-OPTIONAL", at: own,
        "\(Quoted.text(entry.key)) in a field; an alert holds text fields only",
        remedy: Spelling.suggestion(for: entry.key, among: SceneForm.field.keys)
          ?? "a text field has \(SceneForm.field.keys.joined(separator: ", "))")
    }
    let known = entries.filter { !SceneForm.field.isForeign($0.key) }
    return field(YAMLNode(.mapping(known), at: node.location), at: path)
  }

  /// `field: name`, or a map.
  package mutating func contentField(_ entry: YAMLEntry, at path: NodePath) -> TextField? {
    guard case .scalar = entry.value.value else { return field(entry.value, at: path) }
    if entry.value.isNull {
      complaints.add(entry.location, "a field without a name", remedy: "write field: name")
    }
    return name(entry.value, "the name of a field").map { TextField(id: $0) }
  }

  private mutating func field(_ node: YAMLNode, at path: NodePath) -> TextField? {
    var field = TextField()
    let isMap = record(node, .field, at: path) { decoder, entry, own in
      switch entry.key {
      case "id": field.id = decoder.name(entry.value, "an id")
      case "placeholder": field.placeholder = decoder.variants(entry, at: own)
      case "text": field.text = decoder.line(entry.value)
      case "secure": field.isSecure = decoder.flag(entry.value)
      default: return
      }
    }
    return isMap ? field : nil
  }

  /// What stands in a field at first: one line, since a field has no other.
  private mutating func line(_ node: YAMLNode) -> String {
    guard let string = text(node)?.string else { return "" }
    guard string.contains(where: \.isNewline) else { return string }
    complaints.add(
      node.location, "the text of a field has a line break, expected one line",
      remedy: "remove the line break")
    return ""
  }

  private mutating func findWrongField(_ node: YAMLNode, at path: NodePath, _ expected: String) {
    find(
      "ALERT-TEXT-FIELDS-OPTIONAL", at: path, "found \(node.summary), expected \(expected)",
      remedy: "write {placeholder: Name}")
  }
}
