import TelltaleModel
import TelltaleSyntax

/// One key of a map in a scene: what it means, what stands under it, how that is read.
///
/// The lists of these are the scene format. Reading, complaints about unknown keys and the JSON
/// Schema all follow from them.
struct SceneKey<Value>: Sendable {
  /// Reads the value of the key, which stands at the path, into the value of the map.
  typealias Reading = @Sendable (YAMLEntry, NodePath, inout SceneContext, inout Value) -> Void

  /// Gives the usual value.
  typealias Usual = @Sendable () -> JSONValue?

  let name: String
  /// For people, with the unit where there is one.
  let doc: String
  /// True where a map without the key is refused.
  let isRequired: Bool
  /// What the key says where it is absent; nil where that is not one value. Made only when it is asked for.
  let usual: Usual
  let read: Reading
  private let makeSchema: @Sendable () -> JSONValue

  /// Of the value, without its description.
  var schema: JSONValue { makeSchema() }

  private init(
    _ name: String, _ doc: String, isRequired: Bool, _ usual: @escaping Usual,
    _ schema: @escaping @Sendable () -> JSONValue, _ read: @escaping Reading
  ) {
    self.name = name
    self.doc = doc
    self.isRequired = isRequired
    self.usual = usual
    makeSchema = schema
    self.read = read
  }

  /// A key with a usual value; one that is absent, or was complained about, is not set.
  static func key<Part>(
    _ name: String, _ part: SceneValue<Part>, _ doc: String, isRequired: Bool = false,
    usual: @autoclosure @escaping Usual = nil, set: @escaping @Sendable (inout Value, Part) -> Void
  ) -> SceneKey {
    SceneKey(name, doc, isRequired: isRequired, usual, { part.schema }) {
      entry, path, context, value in
      if let part = part.read(entry, path, &context) { set(&value, part) }
    }
  }

  /// A key that is read in a way of its own.
  static func key(
    _ name: String, schema: @autoclosure @escaping @Sendable () -> JSONValue, _ doc: String,
    isRequired: Bool = false, usual: @autoclosure @escaping Usual = nil, read: @escaping Reading
  ) -> SceneKey {
    SceneKey(name, doc, isRequired: isRequired, usual, schema, read)
  }

  /// A key that its reader looks for by itself, before or after all others.
  static func apart(
    _ name: String, schema: @autoclosure @escaping @Sendable () -> JSONValue, _ doc: String,
    isRequired: Bool = false
  ) -> SceneKey {
    SceneKey(name, doc, isRequired: isRequired, { nil }, schema) { _, _, _, _ in }
  }

  /// Which language a map's texts are in: known before any of them is read.
  static var language: SceneKey {
    .apart("lang", schema: SchemaPiece.language, "The language of its texts.")
  }
}

/// A map with fixed keys, each with how it is read.
struct SceneRecord<Value>: Sendable {
  /// The names of the keys, with those that are refused.
  let form: SceneForm
  /// In the order in which people write them.
  let keys: [SceneKey<Value>]

  /// A map called `what` in messages.
  init(_ what: String, _ keys: [SceneKey<Value>], refusing refusals: [KeyRefusal] = []) {
    form = SceneForm(what, keys.map(\.name), refusing: refusals)
    self.keys = keys
  }

  /// Reads a map key by key, each at its own path; false where it is none.
  @discardableResult
  func read(
    _ node: YAMLNode, at path: NodePath, into value: inout Value, in context: inout SceneContext
  ) -> Bool {
    guard case .mapping(let entries) = node.value else {
      context.complaints.add(node.location, "found \(node.summary), expected \(form.what)")
      return false
    }
    form.check(entries, at: path, in: &context)
    for entry in entries {
      guard let key = keys.first(where: { $0.name == entry.key }) else { continue }
      let own = path.key(entry.key)
      context.note(entry, at: own)
      key.read(entry, own, &context, &value)
    }
    return true
  }

  /// What the JSON Schema says of such a map.
  var schema: JSONValue {
    let base: JSONValue = [
      "type": "object", "additionalProperties": false, "patternProperties": ["^x-": [:]],
      "properties": .object(properties),
    ]
    let required = keys.filter(\.isRequired).map(\.name)
    return required.isEmpty ? base : base.adding([.init("required", .strings(required))])
  }

  /// The same of its keys alone.
  var properties: [JSONValue.Member] {
    keys.map { key in
      let usual = key.usual().map { [JSONValue.Member("default", $0)] } ?? []
      let head = [JSONValue.Member("description", .string(key.doc))] + usual
      return .init(key.name, .object(head + Self.members(of: key.schema)))
    }
  }

  /// A reference stands alone in this edition of JSON Schema, so it is wrapped.
  private static func members(of schema: JSONValue) -> [JSONValue.Member] {
    guard case .object(let members) = schema else { return [] }
    return members.contains { $0.key == "$ref" } ? [.init("allOf", [schema])] : members
  }
}
