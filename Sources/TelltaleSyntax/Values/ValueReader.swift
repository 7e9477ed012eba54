import TelltaleModel

/// One kind of value in files: the way in which it is read, and its JSON Schema.
package struct ValueReader<Value: Sendable>: Sendable {
  /// Reads a value; `nil` after a complaint.
  package let read: @Sendable (YAMLNode, inout LoadErrorCollector) -> Value?
  // Made only when asked for: most files are good, and reading them is not to pay for words.
  private let makeExpected: @Sendable () -> String
  private let makeSchema: @Sendable () -> JSONValue

  /// The words for the value in messages, after "expected".
  package var expected: String { makeExpected() }
  package var schema: JSONValue { makeSchema() }

  /// - Parameters:
  ///   - expected: The words for the value in messages, after "expected".
  ///   - schema: The JSON Schema of the value.
  ///   - read: Reads a value, or complains and returns `nil`.
  package init(
    _ expected: @autoclosure @escaping @Sendable () -> String,
    schema: @autoclosure @escaping @Sendable () -> JSONValue,
    reading read: @escaping @Sendable (YAMLNode, inout LoadErrorCollector) -> Value?
  ) {
    makeExpected = expected
    makeSchema = schema
    self.read = read
  }

  /// Makes a reader that complains with the words for the value.
  ///
  /// - Parameters:
  ///   - expected: The words for the value in messages, after "expected".
  ///   - schema: The JSON Schema of the value.
  ///   - convert: Returns the value; `nil` where the node is none.
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

  /// Returns a reader that turns the value into another one.
  ///
  /// - Parameter convert: Returns the other value; `nil` is a complaint.
  /// - Returns: A reader with the same words and the same schema.
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
