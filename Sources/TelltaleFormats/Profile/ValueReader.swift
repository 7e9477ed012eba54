import TelltaleModel

/// How one kind of value is read from a file, and how a JSON Schema describes it.
package struct ValueReader<Value: Sendable>: Sendable {
  /// For messages, after "expected".
  package let expected: String
  package let schema: JSONValue
  /// `nil` after a complaint.
  package let read: @Sendable (YAMLNode, inout Complaints) -> Value?

  package init(
    _ expected: String, schema: JSONValue,
    reading read: @escaping @Sendable (YAMLNode, inout Complaints) -> Value?
  ) {
    self.expected = expected
    self.schema = schema
    self.read = read
  }

  /// A reader that complains by what it expected.
  package init(
    _ expected: String, schema: JSONValue, _ convert: @escaping @Sendable (YAMLNode) -> Value?
  ) {
    self.init(expected, schema: schema) { node, complaints in
      if let value = convert(node) { return value }
      complaints.add(node.location, "found \(node.summary), expected \(expected)")
      return nil
    }
  }

  /// The same files, another value; `nil` from `convert` is a complaint.
  package func map<Other: Sendable>(
    _ expected: String? = nil, _ convert: @escaping @Sendable (Value) -> Other?
  ) -> ValueReader<Other> {
    let wanted = expected ?? self.expected
    return ValueReader<Other>(wanted, schema: schema) { node, complaints in
      guard let value = read(node, &complaints) else { return nil }
      if let other = convert(value) { return other }
      complaints.add(node.location, "found \(node.summary), expected \(wanted)")
      return nil
    }
  }
}
