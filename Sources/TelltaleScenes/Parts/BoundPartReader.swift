import TelltaleModel
import TelltaleSyntax

/// Reads `{bind: name, KEY: …}`: what stands there at first, and the name under which the application
/// says something else; or what stands there alone.
struct BoundPartReader<Part>: Sendable {
  /// What was read; either may be absent.
  struct Bound {
    var part: Part?
    var binding: String?
  }

  /// What the map calls what stands there at first: `file`, `icon`.
  let key: String
  let part: SceneValue<Part>

  func bound(_ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext) -> Bound {
    guard case .mapping = entry.value.value, entry.value["bind"] != nil else {
      return Bound(part: part.read(entry, path, &context))
    }
    var bound = Bound()
    record.read(entry.value, at: path, into: &bound, in: &context)
    return bound
  }

  /// What the JSON Schema says of it.
  var schema: JSONValue { SchemaPiece.either(part.schema, record.schema) }

  private var record: SceneRecord<Bound> {
    SceneRecord(
      "{bind: name, \(key): …}",
      [
        .key(
          "bind", .name("the name of a value"), "The name under which the application says which.",
          isRequired: true
        ) { $0.binding = $1 },
        .key(key, part, "The value at first.") { $0.part = $1 },
      ])
  }
}

extension SceneKey where Context == SceneContext {
  /// A key whose value the application may change.
  static func bound<Part>(
    _ name: String, _ key: String, _ part: SceneValue<Part>, _ doc: String,
    isRequired: Bool = false,
    set: @escaping @Sendable (inout Value, BoundPartReader<Part>.Bound) -> Void
  ) -> Self where Part: Sendable {
    let reader = BoundPartReader(key: key, part: part)
    return .key(name, schema: reader.schema, doc, isRequired: isRequired) {
      entry, path, context, value in
      let bound = reader.bound(entry, at: path, in: &context)
      if bound.part != nil || bound.binding != nil { set(&value, bound) }
    }
  }

  /// A title that the application may change.
  static func boundTitle(
    _ name: String, _ doc: String, isRequired: Bool = false,
    set: @escaping @Sendable (inout Value, TextVariants?, String?) -> Void
  ) -> Self {
    .key(
      name, schema: SchemaPiece.either(SchemaPiece.variants, BoundTextReader.piece), doc,
      isRequired: isRequired
    ) { entry, path, context, value in
      let (text, binding) = BoundTextReader().variants(entry, at: path, in: &context)
      if text != nil || binding != nil { set(&value, text, binding) }
    }
  }

  /// A title that the application may change, and that people read before it says anything.
  static func boundShownTitle(
    _ name: String, _ doc: String,
    set: @escaping @Sendable (inout Value, TextVariants?, String?) -> Void
  ) -> Self {
    .key(
      name, schema: SchemaPiece.either(SchemaPiece.shownVariants, BoundTextReader.piece), doc,
      isRequired: true
    ) { entry, path, context, value in
      let before = context.complaints
      let (text, binding) = BoundTextReader().variants(entry, at: path, in: &context)
      if text == nil, let binding, context.complaints == before {
        context.complaints.add(
          entry.value.location,
          "found no text for \(Quoted.text(name)), expected one that is shown until the application sets it",
          remedy: "write {bind: \(binding), text: …}")
      }
      if text != nil || binding != nil { set(&value, text, binding) }
    }
  }
}
