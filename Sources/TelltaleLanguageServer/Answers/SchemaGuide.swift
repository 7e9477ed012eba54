import TelltaleLint
import TelltaleModel
import TelltaleProfiles
import TelltaleScenes
import TelltaleSyntax

/// What a JSON Schema lets stand at a place of a document.
struct SchemaGuide: Sendable {
  private let root: JSONValue
  private let definitions: [String: JSONValue]

  init(_ schema: JSONValue) {
    root = schema
    let members = schema["definitions"]?.members ?? []
    definitions = Dictionary(
      members.map { ($0.key, $0.value) }, uniquingKeysWith: { one, _ in one })
  }

  static let scene = SchemaGuide(SceneSchema.document)
  static let project = SchemaGuide(ProjectSchema.document)
  static let profile = SchemaGuide(ProfileSchema.document)

  /// A key that may stand in a map.
  struct Key {
    var name: String
    var doc: String?
    var isRequired: Bool
    /// The forms that its value may have.
    var values: [JSONValue]
  }

  /// All that a value may be, each without further alternatives in it.
  func forms(at path: SceneOutline.Steps) -> [JSONValue] {
    path.reduce(alternatives(of: root)) { forms, step in
      forms.flatMap { form -> [JSONValue] in
        switch step {
        case .key(let key):
          return (property(key, of: form)).map { alternatives(of: $0) } ?? []
        case .item: return form["items"].map { alternatives(of: $0) } ?? []
        case .file: return []
        }
      }
    }
  }

  /// The keys that a map at a path may have.
  func keys(at path: SceneOutline.Steps) -> [Key] { keys(of: forms(at: path)) }

  /// The keys of maps that are items of a list at a path.
  func itemKeys(at path: SceneOutline.Steps) -> [Key] {
    keys(of: forms(at: path + [.item(0)]))
  }

  func key(at path: SceneOutline.Steps) -> Key? {
    guard case .key(let name)? = path.last else { return nil }
    return keys(at: path.dropLast()).first { $0.name == name }
  }

  /// The words that may stand for a value, and what is fixed of them.
  func words(at path: SceneOutline.Steps) -> [String] { SchemaGuide.words(forms(at: path)) }

  static func words(_ forms: [JSONValue]) -> [String] {
    var seen: Set<String> = []
    return forms.flatMap { form -> [JSONValue] in
      let fixed = (form["enum"]?.items ?? []) + (form["const"].map { [$0] } ?? [])
      return form["type"] == "boolean" ? fixed + [true, false] : fixed
    }.compactMap { $0.string ?? ($0.bool == nil && $0.integer == nil ? nil : $0.line) }
      .filter { seen.insert($0).inserted }
  }

  private func keys(of forms: [JSONValue]) -> [Key] {
    var order: [String] = []
    var keys: [String: Key] = [:]
    for form in forms {
      let required = Set((form["required"]?.items ?? []).compactMap(\.string))
      for member in form["properties"]?.members ?? [] {
        let key = Key(
          name: member.key, doc: member.value["description"]?.string ?? about(member),
          isRequired: required.contains(member.key), values: alternatives(of: member.value))
        if keys[member.key] == nil {
          order.append(member.key)
          keys[member.key] = key
        } else {
          keys[member.key]?.values += key.values
        }
      }
    }
    return order.compactMap { keys[$0] }
  }

  /// What an element of a scene is for; `nil` for what is none.
  private func about(_ member: JSONValue.Member) -> String? {
    guard member.value["$ref"]?.string == "#/definitions/\(member.key)",
      let element = SceneElement(rawValue: member.key)
    else { return nil }
    return SceneReferenceText.about(element) + "."
  }

  private func property(_ key: String, of form: JSONValue) -> JSONValue? {
    if let own = form["properties"]?[key] { return own }
    guard case .object? = form["additionalProperties"] else { return nil }
    return form["additionalProperties"]
  }

  /// Follows references and alternatives, as deep as a schema of ours has them.
  private func alternatives(of schema: JSONValue, depth: Int = 16) -> [JSONValue] {
    guard depth > 0 else { return [] }
    if let reference = schema["$ref"]?.string {
      let name = String(reference.split(separator: "/").last ?? "")
      return definitions[name].map { alternatives(of: $0, depth: depth - 1) } ?? []
    }
    let inner = (schema["anyOf"]?.items ?? []) + (schema["allOf"]?.items ?? [])
    let says = ["properties", "type", "enum", "const", "additionalProperties", "items"]
    let own = says.contains { schema[$0] != nil } ? [schema] : []
    return own + inner.flatMap { alternatives(of: $0, depth: depth - 1) }
  }
}

extension SchemaGuide.Key {
  /// True where a map or a list may stand, and nothing that fits on the key's line.
  var isNested: Bool {
    !values.isEmpty
      && values.allSatisfy { form in
        form["type"] == "object" || form["type"] == "array" || form["properties"] != nil
      }
  }

  /// What may stand there, in a few words.
  var summary: String {
    let words = SchemaGuide.words(values)
    if !words.isEmpty { return words.prefix(12).joined(separator: " | ") }
    var seen: Set<String> = []
    return values.flatMap { form -> [String] in
      form["type"]?.string.map { [$0] } ?? form["type"]?.items?.compactMap(\.string) ?? []
    }.map { ["object": "map", "array": "list", "string": "text"][$0] ?? $0 }
      .filter { $0 != "null" && seen.insert($0).inserted }.joined(separator: " | ")
  }
}
