import TelltaleModel
import TelltaleSyntax

/// One kind of value in scenes: how it is read, and how the JSON Schema describes it.
///
/// `ValueReader` is the same for values that need nothing but themselves to be understood.
struct SceneValue<Value>: Sendable {
  /// `nil` where the value is absent, or after a complaint.
  typealias Reading = @Sendable (YAMLEntry, NodePath, inout SceneContext) -> Value?

  let read: Reading
  private let makeSchema: @Sendable () -> JSONValue

  /// Of the value, wherever it stands.
  var schema: JSONValue { makeSchema() }

  /// A value that `read` reads, and the schema describes.
  init(
    schema: @autoclosure @escaping @Sendable () -> JSONValue, _ read: @escaping Reading
  ) {
    makeSchema = schema
    self.read = read
  }

  /// The same value where the schema asks for more or less of it.
  func described(by schema: @autoclosure @escaping @Sendable () -> JSONValue) -> SceneValue {
    SceneValue(schema: schema(), read)
  }
}

extension SceneValue where Value: Sendable {
  /// A value that is the same in every scene.
  static func value(_ reader: ValueReader<Value>) -> SceneValue {
    SceneValue(schema: reader.schema) { entry, _, context in context.value(reader, entry.value) }
  }

  /// A list, of which no more than `most` items are read; `what` they are stands in messages.
  static func list<Item>(
    of what: String, _ schema: @autoclosure @escaping @Sendable () -> JSONValue,
    atLeast least: Int = 0, atMost most: Int,
    _ read: @escaping @Sendable (YAMLNode, NodePath, inout SceneContext) -> Item?
  ) -> SceneValue where Value == [Item] {
    SceneValue(schema: SchemaPiece.list(of: schema(), atLeast: least, atMost: most)) {
      entry, path, context in
      context.list(entry.value, of: what, atMost: most, at: path, read)
    }
  }
}
