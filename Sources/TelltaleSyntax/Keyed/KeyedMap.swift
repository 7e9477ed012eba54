import TelltaleModel

/// A map with fixed keys, each with how it is read.
package struct KeyedMap<Value, Context>: Sendable {
  /// Says what is wrong with a key that is not among them; false where there is nothing to say but that.
  package typealias Refusing = @Sendable (YAMLEntry, NodePath, inout Context) -> Bool

  /// Reads the value of the key with a number, which stands at the path, into the value of the map.
  package typealias Reading =
    @Sendable (Int, YAMLEntry, NodePath, inout Context, inout Value) -> Void

  /// The names of the keys.
  package let form: MapForm
  /// What to write in place of something that is no map.
  private let example: String?
  private let makeKeys: @Sendable () -> [MapKey<Value, Context>]
  private let readKey: Reading
  private let refuse: Refusing?

  /// In the order in which people write them.
  package var keys: [MapKey<Value, Context>] { makeKeys() }

  /// A map whose keys are read by a function of whoever has them, which is compiled for what they are of.
  ///
  /// - Parameters:
  ///   - form: the names, in the order of the keys.
  ///   - keys: what may stand in it; made only for whoever wants to know about them.
  ///   - refuse: says what is wrong with keys that the form expects.
  ///   - read: reads the value of one of the keys.
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

  /// A map called `what` in messages.
  ///
  /// - Parameters:
  ///   - what: the words; absent, the map is told by its keys.
  ///   - keys: what may stand in it.
  ///   - example: what to write in place of something that is no map.
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
  ///   - node: what should be the map.
  ///   - path: of the map.
  ///   - value: what is read is set on it.
  ///   - context: what is wrong is told to it.
  /// - Returns: False where it is no map.
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

extension KeyedMap where Context == Complaints, Value: Sendable {
  /// A reader of such maps, wherever one is a value among others.
  ///
  /// - Parameters:
  ///   - expected: what one is called, after "expected".
  ///   - blank: the value of a map that says nothing.
  /// - Returns: What gives nil for no map.
  package func reader(_ expected: String, from blank: Value) -> ValueReader<Value> {
    ValueReader(expected, schema: schema) { node, complaints in
      var value = blank
      return read(node, into: &value, in: &complaints) ? value : nil
    }
  }
}

// MARK: As a schema

extension KeyedMap {
  /// What the JSON Schema says of such a map.
  package var schema: JSONValue { schema(admittingNull: false) }

  /// What the JSON Schema says of such a map.
  ///
  /// - Parameter admitsNull: whether it says of each key that null counts as absent, where it does.
  /// - Returns: A schema of an object.
  package func schema(admittingNull admitsNull: Bool) -> JSONValue {
    let base: JSONValue = [
      "type": "object", "additionalProperties": false, "patternProperties": ["^x-": [:]],
      "properties": .object(properties(admittingNull: admitsNull)),
    ]
    let required = keys.filter(\.isRequired).map(\.name)
    return required.isEmpty ? base : base.adding([.init("required", .strings(required))])
  }

  /// What the JSON Schema says of its keys alone.
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
