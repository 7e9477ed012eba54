import TelltaleModel

/// A map with fixed keys, with the way in which each of them is read.
package struct KeyedMap<Value, Context>: Sendable {
  /// A function that complains about a key which is not among them; false where the usual complaint
  /// is enough.
  package typealias Refusing = @Sendable (YAMLEntry, NodePath, inout Context) -> Bool

  /// A function that reads the value of the key with a number, at its path, into the value of the
  /// map.
  package typealias Reading =
    @Sendable (Int, YAMLEntry, NodePath, inout Context, inout Value) -> Void

  /// The names of the keys.
  package let form: MapForm
  /// What to write in place of something that is no map.
  private let example: String?
  private let makeKeys: @Sendable () -> [MapKey<Value, Context>]
  private let readKey: Reading
  private let refuse: Refusing?

  /// The keys, in the order in which people write them.
  package var keys: [MapKey<Value, Context>] { makeKeys() }

  /// Describes a map whose keys are read by a function of its owner, which is compiled for the
  /// owner's types.
  ///
  /// - Parameters:
  ///   - form: The names, in the order of the keys.
  ///   - keys: The keys that may stand in it. They are made only when somebody wants to know about
  ///     them.
  ///   - refuse: Complains about keys that the form expects; `nil` for the usual complaint.
  ///   - read: Reads the value of one of the keys.
  package init(
    _ form: MapForm, _ keys: @autoclosure @escaping @Sendable () -> [MapKey<Value, Context>],
    refusing refuse: Refusing? = nil, reading read: @escaping Reading
  ) {
    self.form = form
    makeKeys = keys
    self.refuse = refuse
    readKey = read
    example = nil
  }

  /// Describes a map by its keys.
  ///
  /// - Parameters:
  ///   - what: The words for such a map in messages; `nil` to list its keys.
  ///   - keys: The keys that may stand in it.
  ///   - example: The remedy where something else stands in place of the map; `nil` for none.
  package init(
    _ what: String? = nil, _ keys: [MapKey<Value, Context>], example: String? = nil
  ) {
    form = MapForm(what, keys.map(\.name))
    makeKeys = { keys }
    refuse = nil
    readKey = { keys[$0].read($1, $2, &$3, &$4) }
    self.example = example
  }
}

extension KeyedMap where Context: MapContext {
  /// Reads a map key by key, each at its own path.
  ///
  /// - Parameters:
  ///   - node: The value that should be the map.
  ///   - path: The place of the map in the file.
  ///   - value: The value that takes what is read.
  ///   - context: The context, which takes the faults.
  /// - Returns: False where the value is not a map.
  @discardableResult
  package func read(
    _ node: YAMLNode, at path: NodePath = .root, into value: inout Value,
    in context: inout Context
  ) -> Bool {
    guard case .mapping(let entries) = node.value else {
      context.complaints.add(
        node.location, "found \(node.summary), expected \(form.what)", remedy: example)
      return false
    }
    for entry in form.unknown(in: entries) where refuse?(entry, path, &context) != true {
      context.refuse(foreign: entry, at: path, in: form)
    }
    var next = 0
    for entry in entries {
      guard let index = form.index(of: entry.key, from: next) else { continue }
      next = index + 1
      readKey(index, entry, context.enter(entry, at: path), &context, &value)
    }
    return true
  }
}

extension KeyedMap where Context == LoadErrorCollector, Value: Sendable {
  /// Returns a reader for such maps where they are values among others.
  ///
  /// - Parameters:
  ///   - expected: The words for such a map, after "expected".
  ///   - blank: The value of an empty map.
  /// - Returns: A reader that returns `nil` for everything that is not a map.
  package func reader(_ expected: String, from blank: Value) -> ValueReader<Value> {
    ValueReader(expected, schema: schema) { node, complaints in
      var value = blank
      return read(node, into: &value, in: &complaints) ? value : nil
    }
  }
}

// MARK: As a schema

extension KeyedMap {
  /// The JSON Schema of such a map.
  package var schema: JSONValue { schema(admittingNull: false) }

  /// Returns the JSON Schema of such a map.
  ///
  /// - Parameter admitsNull: True to allow null where null counts as absent.
  /// - Returns: The schema of an object.
  package func schema(admittingNull admitsNull: Bool) -> JSONValue {
    let base: JSONValue = [
      "type": "object", "additionalProperties": false, "patternProperties": ["^x-": [:]],
      "properties": .object(properties(admittingNull: admitsNull)),
    ]
    let required = keys.filter(\.isRequired).map(\.name)
    return required.isEmpty ? base : base.adding([.init("required", .strings(required))])
  }

  /// The JSON Schema of the keys alone.
  package var properties: [JSONValue.Member] { properties(admittingNull: false) }

  private func properties(admittingNull admitsNull: Bool) -> [JSONValue.Member] {
    keys.map { .init($0.name, .object($0.description(admittingNull: admitsNull))) }
  }
}

extension MapKey {
  /// What the JSON Schema says of a key.
  fileprivate func description(admittingNull admitsNull: Bool) -> [JSONValue.Member] {
    let usual = usual().map { [JSONValue.Member("default", $0)] } ?? []
    let head = [JSONValue.Member("description", .string(doc))] + usual
    let schema = schema
    if admitsNull, takesNull { return head + [.init("anyOf", [schema, ["type": "null"]])] }
    guard case .object(let members) = schema else { return head }
    // A reference stands alone in this edition of JSON Schema, so it is wrapped.
    let isReference = members.contains { $0.key == "$ref" }
    return head + (isReference ? [.init("allOf", [schema])] : members)
  }
}
