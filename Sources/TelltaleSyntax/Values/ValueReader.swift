import TelltaleModel

/// How one kind of value is read from a file, and how a JSON Schema describes it.
package struct ValueReader<Value: Sendable>: Sendable {
  /// `nil` after a complaint.
  package let read: @Sendable (YAMLNode, inout Complaints) -> Value?
  // Made only when asked for: most files are good, and reading them is not to pay for words.
  private let makeExpected: @Sendable () -> String
  private let makeSchema: @Sendable () -> JSONValue

  /// For messages, after "expected".
  package var expected: String { makeExpected() }
  package var schema: JSONValue { makeSchema() }

  package init(
    _ expected: @autoclosure @escaping @Sendable () -> String,
    schema: @autoclosure @escaping @Sendable () -> JSONValue,
    reading read: @escaping @Sendable (YAMLNode, inout Complaints) -> Value?
  ) {
    makeExpected = expected
    makeSchema = schema
    self.read = read
  }

  /// A reader that complains by what it expected.
  package init(
    _ expected: @autoclosure @escaping @Sendable () -> String,
    schema: @autoclosure @escaping @Sendable () -> JSONValue,
    _ convert: @escaping @Sendable (YAMLNode) -> Value?
  ) {
    self.init(expected(), schema: schema()) { node, complaints in
      if let value = convert(node) { return value }
      complaints.add(node.location, "found \(node.summary), expected \(expected())")
      return nil
    }
  }

  /// The same files, another value; `nil` from `convert` is a complaint.
  package func map<Other: Sendable>(
    _ convert: @escaping @Sendable (Value) -> Other?
  ) -> ValueReader<Other> {
    ValueReader<Other>(expected, schema: schema) { node, complaints in
      guard let value = read(node, &complaints) else { return nil }
      if let other = convert(value) { return other }
      complaints.add(node.location, "found \(node.summary), expected \(expected)")
      return nil
    }
  }
}
