import TelltaleModel

/// One kind of value in maps with fixed keys: how it is read in a context, and how a JSON Schema describes it.
///
/// `ValueReader` is the same for values that need nothing but themselves to be understood.
package struct KeyedValue<Value, Context>: Sendable {
  /// Reads a value, which stands at the path; `nil` where it is absent, or after a complaint.
  package typealias Reading = @Sendable (YAMLEntry, NodePath, inout Context) -> Value?

  package let read: Reading
  private let makeSchema: @Sendable () -> JSONValue

  /// Of the value, wherever it stands.
  package var schema: JSONValue { makeSchema() }

  /// A value that `read` reads, and the schema describes.
  package init(
    schema: @autoclosure @escaping @Sendable () -> JSONValue, _ read: @escaping Reading
  ) {
    makeSchema = schema
    self.read = read
  }

  /// The same value where the schema asks for more or less of it.
  ///
  /// - Parameter schema: in place of its own.
  /// - Returns: What is read alike.
  package func described(
    by schema: @autoclosure @escaping @Sendable () -> JSONValue
  ) -> KeyedValue {
    KeyedValue(schema: schema(), read)
  }
}

extension KeyedValue where Value: Sendable, Context: MapContext {
  /// A value that is the same in every file.
  ///
  /// - Parameter reader: of such values.
  /// - Returns: A value that null is the lack of.
  package static func value(_ reader: ValueReader<Value>) -> KeyedValue {
    KeyedValue(schema: reader.schema) { entry, _, context in
      entry.value.isNull ? nil : reader.read(entry.value, &context.complaints)
    }
  }
}
