import TelltaleSyntax

/// The values of a scene that an application may set: every key that takes `{bind: name}`, as the
/// readers have them.
package enum BoundKeys {
  /// A key that may be bound.
  package struct Entry: Hashable, Sendable {
    /// The schema's name of the map that has the key: mostly an element.
    package var owner: String
    /// The key, with those that lead to it.
    package var key: String
    /// The kind of value that an application sets.
    package var kind: Kind
  }

  /// The kind of value that an application sets for a name, in words.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case text = "a text"
    case flag = "`true` or `false`"
    case share = "a number from 0 to 1, or null where it is unknown"
    case range = "a number of its range, on one of its steps"
    case option = "the id of an option"
    case picture = "a file of the scene's folder, or a picture by `picture`"
    case fill = "the same, or a colour of the theme"
    case icon = "the name of an icon"
    case color = "a colour of the theme"
    case badge = "a number, or `\"!\"`"
  }

  /// All keys that may be bound, in the order of the pages, and of the keys in each map.
  package static var all: [Entry] {
    let elements = SceneSchema.elements.flatMap(SceneSchema.definitions)
    return (elements + SceneSchema.partDefinitions).flatMap { definition in
      // What these say stands where they are used.
      parts[definition.key] != nil || definition.key == "source"
        ? [] : entries(of: definition.value, in: definition.key, at: "")
    }
  }

  /// What is said for the parts that may be bound wherever they stand.
  private static let parts: [String: Kind] = [
    "boundText": .text, "richText": .text, "availability": .flag, "hiding": .flag,
    "binding": .share,
    "badge": .badge,
  ]

  private static func entries(of schema: JSONValue, in owner: String, at path: String) -> [Entry] {
    guard case .object(let properties)? = map(in: schema) else { return [] }
    return properties.flatMap { property -> [Entry] in
      let key = path.isEmpty ? property.key : "\(path).\(property.key)"
      if let kind = kind(of: property.value, at: property.key) {
        return [Entry(owner: owner, key: key, kind: kind)]
      }
      return entries(of: property.value, in: owner, at: key)
    }
  }

  /// The properties of a map, where a schema has one that is written out.
  private static func map(in schema: JSONValue) -> JSONValue? {
    schema["properties"] ?? alternatives(of: schema).lazy.compactMap { $0["properties"] }.first
  }

  private static func alternatives(of schema: JSONValue) -> [JSONValue] {
    ["anyOf", "allOf"].flatMap { word -> [JSONValue] in
      if case .array(let schemas)? = schema[word] { schemas } else { [] }
    }
  }

  /// What is said for a key; `nil` where it cannot be bound.
  private static func kind(of schema: JSONValue, at key: String) -> Kind? {
    if let reference = schema["$ref"]?.string {
      // Whether something is unsaved is said by a text.
      if key == "unsaved" { return .text }
      return parts.first { reference == "#/definitions/\($0.key)" }?.value
    }
    if case .object(let properties)? = schema["properties"],
      properties.contains(where: { $0.key == "bind" })
    {
      return properties.first { $0.key != "bind" }.flatMap { kind(ofPart: $0.key, $0.value) }
    }
    return alternatives(of: schema).lazy.compactMap { kind(of: $0, at: key) }.first
  }

  /// By what stands there at first.
  private static func kind(ofPart key: String, _ schema: JSONValue) -> Kind? {
    switch key {
    case "file": .picture
    case "image": .fill
    case "icon", "name": .icon
    case "color": .color
    case "on": .flag
    case "text": .text
    case "value" where schema["type"]?.string == "string": .option
    case "value" where schema["maximum"] == .number(1) || schema["maximum"] == .integer(1): .share
    case "value": .range
    default: nil
    }
  }
}
