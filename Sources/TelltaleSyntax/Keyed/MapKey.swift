import TelltaleModel

/// One key of a map: what it means, what stands under it, how that is read.
///
/// The lists of these are the file formats. Reading, complaints about unknown keys, the JSON Schema, reference
/// pages and what editors offer all follow from them.
package struct MapKey<Value, Context>: Sendable {
  /// Reads the value of the key, which stands at the path, into the value of the map.
  package typealias Reading =
    @Sendable (YAMLEntry, NodePath, inout Context, inout Value) -> Void

  /// Gives the usual value.
  package typealias Usual = @Sendable () -> JSONValue?

  package let name: String
  /// For people, with the unit where there is one.
  package let doc: String
  /// True where a map without the key is refused.
  package let isRequired: Bool
  /// What the key says where it is absent; nil where that is not one value. Made only when it is asked for.
  package let usual: Usual
  /// True where null says as much as no key.
  package let takesNull: Bool
  package let read: Reading
  private let makeSchema: @Sendable () -> JSONValue

  /// Of the value, without its description.
  package var schema: JSONValue { makeSchema() }

  /// A key with all that is known of it; the ways to make one below say less.
  ///
  /// - Parameters:
  ///   - name: of the key.
  ///   - doc: what it means, for people.
  ///   - isRequired: whether a map without it is refused.
  ///   - usual: gives the usual value.
  ///   - takesNull: whether null says as much as no key.
  ///   - schema: gives that of the value.
  ///   - read: reads the value.
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

  /// A key with a usual value; one that is absent, or was complained about, is not set.
  package static func key<Part>(
    _ name: String, _ part: KeyedValue<Part, Context>, _ doc: String, isRequired: Bool = false,
    usual: @autoclosure @escaping Usual = nil, set: @escaping @Sendable (inout Value, Part) -> Void
  ) -> MapKey {
    MapKey(name, doc, isRequired: isRequired, usual, takesNull: true, { part.schema }) {
      entry, path, context, value in
      if let part = part.read(entry, path, &context) { set(&value, part) }
    }
  }

  /// A key that is read in a way of its own; `takesNull` says whether null counts as absent.
  package static func key(
    _ name: String, schema: @autoclosure @escaping @Sendable () -> JSONValue, _ doc: String,
    isRequired: Bool = false, takesNull: Bool = false, usual: @autoclosure @escaping Usual = nil,
    read: @escaping Reading
  ) -> MapKey {
    MapKey(name, doc, isRequired: isRequired, usual, takesNull: takesNull, schema, read)
  }

  /// A key that its reader looks for by itself, before or after all others.
  package static func apart(
    _ name: String, schema: @autoclosure @escaping @Sendable () -> JSONValue, _ doc: String,
    isRequired: Bool = false
  ) -> MapKey {
    MapKey(name, doc, isRequired: isRequired, { nil }, takesNull: false, schema) { _, _, _, _ in }
  }
}

extension MapKey {
  /// A key that stands beside others and is read with another value.
  ///
  /// - Parameter other: the key as it is read there.
  /// - Returns: A key that is known, and not read.
  package static func apart<Other>(besides other: MapKey<Other, Context>) -> MapKey {
    MapKey(
      other.name, other.doc, isRequired: other.isRequired, other.usual, takesNull: other.takesNull,
      other.makeSchema
    ) { _, _, _, _ in }
  }
}

extension MapKey where Context: MapContext {
  /// A key whose value is a map, the keys of which are set on the same value.
  ///
  /// - Parameters:
  ///   - name: of the key.
  ///   - inner: the keys of its map.
  ///   - doc: what it means, for people.
  /// - Returns: A key that null says nothing for.
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
