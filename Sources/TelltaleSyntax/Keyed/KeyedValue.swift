import TelltaleModel

/// One kind of value in maps with fixed keys: the way in which it is read in a context, and its
/// JSON Schema.
///
/// `ValueReader` is the same for values that need no context.
package struct KeyedValue<Value, Context>: Sendable {
  /// A function that reads a value at its path; `nil` where the value is absent, or after a
  /// complaint.
  package typealias Reading = @Sendable (YAMLEntry, NodePath, inout Context) -> Value?

  package let read: Reading
  private let makeSchema: @Sendable () -> JSONValue

  /// The schema of the value, wherever it stands.
  package var schema: JSONValue { makeSchema() }

  /// - Parameters:
  ///   - schema: The JSON Schema of the value. It is made only when somebody asks for it.
  ///   - read: Reads the value.
  package init(
    schema: @autoclosure @escaping @Sendable () -> JSONValue, _ read: @escaping Reading
  ) {
    makeSchema = schema
    self.read = read
  }

  /// Returns the same value with another schema.
  ///
  /// - Parameter schema: The schema in place of its own, which may ask for more or less.
  /// - Returns: A value that is read in the same way.
  package func described(
    by schema: @autoclosure @escaping @Sendable () -> JSONValue
  ) -> KeyedValue {
    KeyedValue(schema: schema(), read)
  }
}

extension KeyedValue where Value: Sendable, Context: MapContext {
  /// Returns a value that is read in the same way in every file.
  ///
  /// - Parameter reader: The reader of such values.
  /// - Returns: A value for which null counts as absent.
  package static func value(_ reader: ValueReader<Value>) -> KeyedValue {
    KeyedValue(schema: reader.schema) { entry, _, context in
      entry.value.isNull ? nil : reader.read(entry.value, &context.complaints)
    }
  }
}
