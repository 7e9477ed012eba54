@testable import TelltaleSyntax

/// A scene that is written with one key more, at a place where its schema has the key.
package struct KeyTrial: Sendable {
  /// What the schema calls the map, and the key: `alert.timeout`.
  package var name: String
  /// What the schema says of the key.
  package var schema: JSONValue
  /// The whole scene with a value under the key.
  package var with: @Sendable (JSONValue) -> JSONValue
}

/// Goes through a file along its schema.
package struct SchemaWalk {
  private let validator: SchemaValidator

  package init(_ schema: JSONValue) { validator = SchemaValidator(root: schema) }

  /// All keys that could stand in maps of a file and do not.
  package func trials(of file: YAMLNode) -> [KeyTrial] {
    trials(file, validator.root, "scene") { $0 }
  }

  private func trials(
    _ node: YAMLNode, _ schema: JSONValue, _ name: String,
    _ whole: @escaping @Sendable (JSONValue) -> JSONValue
  ) -> [KeyTrial] {
    let (schema, name) = settled(node, schema, name)
    let own = JSONValue(node)
    switch node.value {
    case .scalar: return []
    case .sequence(let items):
      guard let each = schema["items"] else { return [] }
      return items.enumerated().flatMap { index, item in
        trials(item, each, name) { changed in
          var list = own.items ?? []
          list[index] = changed
          return whole(.array(list))
        }
      }
    case .mapping(let entries):
      let members = own.members ?? []
      let known = schema["properties"]?.members ?? []
      let absent = known.filter { key in !entries.contains { $0.key == key.key } }.map { key in
        KeyTrial(name: "\(name).\(key.key)", schema: key.value) { value in
          whole(.object(members + [.init(key.key, value)]))
        }
      }
      let inside = entries.enumerated().flatMap { index, entry -> [KeyTrial] in
        let below = known.first { $0.key == entry.key }?.value ?? schema["additionalProperties"]
        guard let below, below.members != nil else { return [] }
        return trials(entry.value, below, "\(name).\(entry.key)") { changed in
          var list = members
          list[index] = .init(entry.key, changed)
          return whole(.object(list))
        }
      }
      return absent + inside
    }
  }

  /// The schema that a value is really held against: references followed, the fitting way chosen.
  private func settled(
    _ node: YAMLNode, _ schema: JSONValue, _ name: String
  ) -> (schema: JSONValue, name: String) {
    if let path = schema["$ref"]?.string {
      let last = path.split(separator: "/").last.map(String.init) ?? ""
      let target = validator.root["definitions"]?[last] ?? .null
      return settled(node, target, last)
    }
    if let all = schema["allOf"]?.items, all.count == 1 { return settled(node, all[0], name) }
    if schema["properties"] == nil, let ways = schema["anyOf"]?.items {
      let fitting = ways.first { validator.problems(node, $0).isEmpty }
      return fitting.map { settled(node, $0, name) } ?? (schema, name)
    }
    return (schema, name)
  }
}
