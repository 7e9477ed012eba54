import TelltaleModel
import TelltaleSyntax

/// A value of a profile: its place in a file, its meaning, and the way in which it is read.
///
/// The lists of these keys are the profile format. Decoding, unknown-key complaints, the output of
/// `profile show` and the JSON Schema all follow from them.
package struct ProfileKey: Sendable {
  /// The section of the key: `alert` for `alert: {corner-radius-pt: 24}`; empty for keys at the
  /// top.
  package let section: String
  package let name: String
  /// The description for people, with the unit where there is one.
  package var doc: String { makeReading().doc() }
  /// False where a profile is complete without it.
  package let isRequired: Bool
  /// False for a value that goes to those that are there already, instead of taking their place.
  let takesPlace: Bool
  /// How the value is read from files; made only when it is, since a start has most values from a
  /// compiled profile.
  let makeReading: @Sendable () -> any ProfileKeyReading
  /// Reads a value that was written down.
  let unpack: @Sendable (inout PackedReader, inout Profile) -> Void

  /// The JSON Schema of the value, without its description.
  package var schema: JSONValue { makeReading().schema }

  /// The same as a key of a map, as all files have it.
  var key: MapKey<Profile, LoadErrorCollector> {
    .key(name, schema: schema, doc, takesNull: true) { entry, _, complaints, profile in
      apply(entry.value, &profile, &complaints)
    }
  }

  /// Reads a value from a file, or complains; null counts as absent.
  func apply(_ node: YAMLNode, _ profile: inout Profile, _ complaints: inout LoadErrorCollector) {
    if !node.isNull { makeReading().apply(node, &profile, &complaints) }
  }

  /// Writes down the value that a file gives; false where it is none.
  func pack(_ node: YAMLNode, _ bytes: inout PackedWriter) -> Bool {
    makeReading().pack(node, &bytes)
  }

  /// The section and the name, with a dot between them; the name alone at the top.
  package var path: String { section.isEmpty ? name : "\(section).\(name)" }
}

/// Makes the keys of one section.
struct ProfileSection {
  let name: String

  /// A key that a complete profile has; `set` puts its value into the profile.
  func key<Value: Packed>(
    _ key: String, _ reader: @autoclosure @escaping @Sendable () -> ValueReader<Value>,
    _ doc: @autoclosure @escaping @Sendable () -> String,
    set: @escaping @Sendable (inout Profile, Value) -> Void
  ) -> ProfileKey {
    make(key, reader, doc, isRequired: true, set)
  }

  /// A key that a profile need not have.
  func optional<Value: Packed>(
    _ key: String, _ reader: @autoclosure @escaping @Sendable () -> ValueReader<Value>,
    _ doc: @autoclosure @escaping @Sendable () -> String,
    set: @escaping @Sendable (inout Profile, Value) -> Void
  ) -> ProfileKey {
    make(key, reader, doc, isRequired: false, set)
  }

  /// A key whose values go to those of other keys, with which `check` compares them first.
  func adding<Value: Packed>(
    _ key: String, _ reader: @autoclosure @escaping @Sendable () -> ValueReader<Value>,
    _ doc: @autoclosure @escaping @Sendable () -> String,
    check: @escaping @Sendable (Value, YAMLNode, Profile, inout LoadErrorCollector) -> Void,
    set: @escaping @Sendable (inout Profile, Value) -> Void
  ) -> ProfileKey {
    make(key, reader, doc, isRequired: false, check: check, set)
  }

  @inline(__always)
  private func make<Value: Packed>(
    _ key: String, _ reader: @escaping @Sendable () -> ValueReader<Value>,
    _ doc: @escaping @Sendable () -> String, isRequired: Bool,
    check: (@Sendable (Value, YAMLNode, Profile, inout LoadErrorCollector) -> Void)? = nil,
    _ set: @escaping @Sendable (inout Profile, Value) -> Void
  ) -> ProfileKey {
    ProfileKey(
      section: name, name: key, isRequired: isRequired, takesPlace: check == nil,
      makeReading: { TypedKeyReading(doc: doc, reader: reader(), check: check, set: set) },
      unpack: { bytes, profile in set(&profile, Value(from: &bytes)) })
  }
}

/// How the value of one key is read from files.
protocol ProfileKeyReading {
  /// For people, with the unit where there is one.
  var doc: @Sendable () -> String { get }
  /// Of the value, without its description.
  var schema: JSONValue { get }
  /// Sets the value that stands in a file, or complains.
  func apply(_ node: YAMLNode, _ profile: inout Profile, _ complaints: inout LoadErrorCollector)
  /// Writes the value down that stands in a file; false where it is none.
  func pack(_ node: YAMLNode, _ bytes: inout PackedWriter) -> Bool
}

private struct TypedKeyReading<Value: Packed>: ProfileKeyReading {
  let doc: @Sendable () -> String
  let reader: ValueReader<Value>
  let check: (@Sendable (Value, YAMLNode, Profile, inout LoadErrorCollector) -> Void)?
  let set: @Sendable (inout Profile, Value) -> Void

  var schema: JSONValue { reader.schema }

  func apply(_ node: YAMLNode, _ profile: inout Profile, _ complaints: inout LoadErrorCollector) {
    guard let value = reader.read(node, &complaints) else { return }
    check?(value, node, profile, &complaints)
    set(&profile, value)
  }

  func pack(_ node: YAMLNode, _ bytes: inout PackedWriter) -> Bool {
    var complaints = LoadErrorCollector(kind: .profile)
    guard let value = reader.read(node, &complaints), complaints.isEmpty else { return false }
    value.pack(into: &bytes)
    return true
  }
}
