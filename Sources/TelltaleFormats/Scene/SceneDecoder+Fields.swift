import TelltaleModel

extension SceneDecoder {
  mutating func fields(_ entries: [YAMLEntry], at path: NodePath) -> [TextField] {
    guard let entry = entries.first(where: { $0.key == "fields" }), !entry.value.isNull else {
      return []
    }
    let path = path.key("fields")
    note(entry, at: path)
    guard case .sequence(let items) = entry.value.value else {
      findWrongField(entry.value, at: path, "a list of text fields")
      return []
    }
    guard profile.alert.allowsFields || items.isEmpty else {
      find(
        "ALERT-CARPLAY-NO-TEXT-FIELDS", at: path,
        "the alert has text fields, which the profile \(Quoted.text(profile.name)) does not allow",
        remedy: "remove them")
      return []
    }
    if items.count > Limits.alertFields {
      complaints.add(
        entry.value.location, "\(items.count) fields, at most \(Limits.alertFields) are read")
    }
    return items.prefix(Limits.alertFields).enumerated().compactMap { index, item in
      field(item, at: path.item(index))
    }
  }

  private mutating func field(_ node: YAMLNode, at path: NodePath) -> TextField? {
    note(node.location, at: path)
    guard case .mapping(let entries) = node.value else {
      findWrongField(node, at: path, "a text field")
      return nil
    }
    var field = TextField()
    for entry in entries {
      let own = self.path(path, foreign: entry.key)
      note(entry, at: own)
      switch entry.key {
      case "id": field.id = name(entry.value, "an id")
      case "placeholder": field.placeholder = variants(entry.value)
      case "text": field.text = line(entry.value)
      case "secure": field.isSecure = value(.flag, entry.value) ?? false
      case let key where key.hasPrefix("x-"): continue
      default:
        find(
          "ALERT-TEXT-FIELDS-OPTIONAL", at: own,
          "\(Quoted.text(entry.key)) in a field; an alert holds text fields only",
          remedy: Spelling.suggestion(for: entry.key, among: SceneKeys.field)
            ?? "a text field has \(SceneKeys.field.joined(separator: ", "))")
      }
    }
    return field
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
