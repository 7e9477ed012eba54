import TelltaleModel
import TelltaleSyntax

/// One key of a map in a scene.
typealias SceneKey<Value> = MapKey<Value, SceneContext>

/// A map with fixed keys in a scene.
typealias SceneRecord<Value> = KeyedMap<Value, SceneContext>

/// One kind of value in scenes.
typealias SceneValue<Value> = KeyedValue<Value, SceneContext>

extension SceneRecord where Context == SceneContext {
  /// A map called `what` in messages, and the keys that a guideline keeps out of it.
  init(_ what: String, _ keys: [SceneKey<Value>], refusing refusals: [KeyRefusal] = []) {
    let form = MapForm(what, keys.map(\.name), expecting: refusals.flatMap(\.keys))
    let refuse: Refusing = { entry, path, context in
      context.refuse(entry, at: path, by: refusals)
    }
    self.init(form, keys, refusing: refusals.isEmpty ? nil : refuse) {
      keys[$0].read($1, $2, &$3, &$4)
    }
  }
}

// These two are in the library of keys as well. Here they are compiled for scenes, whose keys every start reads by
// the dozen.

extension SceneKey where Context == SceneContext {
  /// A key with a usual value; one that is absent, or was complained about, is not set.
  static func key<Part>(
    _ name: String, _ part: SceneValue<Part>, _ doc: String, isRequired: Bool = false,
    usual: @autoclosure @escaping Usual = nil, set: @escaping @Sendable (inout Value, Part) -> Void
  ) -> Self {
    Self(name, doc, isRequired: isRequired, usual, takesNull: true, { part.schema }) {
      entry, path, context, value in
      if let part = part.read(entry, path, &context) { set(&value, part) }
    }
  }

  /// Which language a map's texts are in: known before any of them is read.
  static var language: Self {
    .apart("lang", schema: SchemaPiece.language, "The language of its texts.")
  }
}

extension SceneValue where Value: Sendable, Context == SceneContext {
  /// A value that is the same in every scene.
  static func value(_ reader: ValueReader<Value>) -> Self {
    Self(schema: reader.schema) { entry, _, context in context.value(reader, entry.value) }
  }

  /// A list, of which no more than `most` items are read; `what` they are stands in messages.
  static func list<Item>(
    of what: String, _ schema: @autoclosure @escaping @Sendable () -> JSONValue,
    atLeast least: Int = 0, atMost most: Int,
    _ read: @escaping @Sendable (YAMLNode, NodePath, inout SceneContext) -> Item?
  ) -> Self where Value == [Item] {
    Self(schema: SchemaPiece.list(of: schema(), atLeast: least, atMost: most)) {
      entry, path, context in
      context.list(entry.value, of: what, atMost: most, at: path, read)
    }
  }
}
