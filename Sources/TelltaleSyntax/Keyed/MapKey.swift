import TelltaleModel

/// One key of a map: its meaning, its value, and the way in which the value is read.
///
/// The lists of these keys are the file formats. Reading, complaints about unknown keys, the JSON
/// Schema, reference pages and the offers of editors all follow from them.
package struct MapKey<Value, Context>: Sendable {
  /// A function that reads the value of the key, at its path, into the value of the map.
  package typealias Reading =
    @Sendable (YAMLEntry, NodePath, inout Context, inout Value) -> Void

  /// A function that returns the usual value.
  package typealias Usual = @Sendable () -> JSONValue?

  package let name: String
  /// The meaning of the key for people, with the unit where there is one.
  package let doc: String
  /// True where a map without the key is refused.
  package let isRequired: Bool
  /// The value that an absent key stands for; it returns `nil` where that is not one value. It is
  /// called only on demand.
  package let usual: Usual
  /// True where null counts as absent.
  package let takesNull: Bool
  package let read: Reading
  private let makeSchema: @Sendable () -> JSONValue

  /// The schema of the value, without its description.
  package var schema: JSONValue { makeSchema() }

  /// Describes a key with everything that is known about it. The functions below need less.
  ///
  /// - Parameters:
  ///   - name: The name of the key.
  ///   - doc: The meaning of the key, for people.
  ///   - isRequired: True where a map without it is refused.
  ///   - usual: Returns the usual value, or `nil`.
  ///   - takesNull: True where null counts as absent.
  ///   - schema: Returns the schema of the value.
  ///   - read: Reads the value.
  package init(
    _ name: String, _ doc: String, isRequired: Bool, _ usual: @escaping Usual, takesNull: Bool,
    _ schema: @escaping @Sendable () -> JSONValue, _ read: @escaping Reading
  ) {
    self.name = name
    self.doc = doc
    self.isRequired = isRequired
    self.usual = usual
    self.takesNull = takesNull
    makeSchema = schema
    self.read = read
  }

  /// Returns a key with a value of one kind. It sets nothing where it is absent or faulty.
  ///
  /// - Parameters:
  ///   - name: The name of the key.
  ///   - part: The kind of value.
  ///   - doc: The meaning of the key, for people.
  ///   - isRequired: True where a map without it is refused.
  ///   - usual: The value that an absent key stands for; `nil` where that is not one value.
  ///   - set: Sets a value that was read.
  /// - Returns: The key. Null counts as absent.
  package static func key<Part>(
    _ name: String, _ part: KeyedValue<Part, Context>, _ doc: String, isRequired: Bool = false,
    usual: @autoclosure @escaping Usual = nil, set: @escaping @Sendable (inout Value, Part) -> Void
  ) -> MapKey {
    MapKey(name, doc, isRequired: isRequired, usual, takesNull: true, { part.schema }) {
      entry, path, context, value in
      if let part = part.read(entry, path, &context) { set(&value, part) }
    }
  }

  /// Returns a key that is read in a way of its own.
  ///
  /// - Parameters:
  ///   - name: The name of the key.
  ///   - schema: The JSON Schema of the value.
  ///   - doc: The meaning of the key, for people.
  ///   - isRequired: True where a map without it is refused.
  ///   - takesNull: True where null counts as absent.
  ///   - usual: The value that an absent key stands for; `nil` where that is not one value.
  ///   - read: Reads the value.
  /// - Returns: The key.
  package static func key(
    _ name: String, schema: @autoclosure @escaping @Sendable () -> JSONValue, _ doc: String,
    isRequired: Bool = false, takesNull: Bool = false, usual: @autoclosure @escaping Usual = nil,
    read: @escaping Reading
  ) -> MapKey {
    MapKey(name, doc, isRequired: isRequired, usual, takesNull: takesNull, schema, read)
  }

  /// Returns a key that is known here and that its owner reads by itself, before or after all
  /// others.
  ///
  /// - Parameters:
  ///   - name: The name of the key.
  ///   - schema: The JSON Schema of the value.
  ///   - doc: The meaning of the key, for people.
  ///   - isRequired: True where a map without it is refused.
  /// - Returns: A key that is not read with the map.
  package static func apart(
    _ name: String, schema: @autoclosure @escaping @Sendable () -> JSONValue, _ doc: String,
    isRequired: Bool = false
  ) -> MapKey {
    MapKey(name, doc, isRequired: isRequired, { nil }, takesNull: false, schema) { _, _, _, _ in }
  }
}

extension MapKey {
  /// Returns a key that stands beside others and is read with another value.
  ///
  /// - Parameter other: The key as it is read there.
  /// - Returns: A key that is known, and not read with the map.
  package static func apart<Other>(besides other: MapKey<Other, Context>) -> MapKey {
    MapKey(
      other.name, other.doc, isRequired: other.isRequired, other.usual, takesNull: other.takesNull,
      other.makeSchema
    ) { _, _, _, _ in }
  }
}

extension MapKey where Context: MapContext {
  /// Returns a key with a map as its value, the keys of which are set on the same value.
  ///
  /// - Parameters:
  ///   - name: The name of the key.
  ///   - inner: The keys of its map.
  ///   - doc: The meaning of the key, for people.
  /// - Returns: The key. Null counts as an empty map.
  package static func map(
    _ name: String, _ inner: KeyedMap<Value, Context>, _ doc: String
  ) -> MapKey {
    .key(name, schema: inner.schema(admittingNull: true), doc) { entry, path, context, value in
      if !entry.value.isNull { inner.read(entry.value, at: path, into: &value, in: &context) }
    }
  }

  /// The version of the format, at the top of a file.
  package static var version: MapKey {
    .key("telltale", schema: ["const": .integer(FormatVersion.current)], "Version of the format.") {
      entry, _, context, _ in context.complaints.check(version: entry.value)
    }
  }
}
