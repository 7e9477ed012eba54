import TelltaleModel
import TelltaleSyntax

/// One value of a profile: where it stands in a file, what it means, how it is read.
///
/// The lists of these keys are the profile format. Decoding, unknown-key complaints, the output of
/// `profile show` and the JSON Schema all follow from them.
package struct ProfileKey: Sendable {
  /// `alert` for `alert: {corner-radius-pt: 24}`; empty for keys at the top.
  package let section: String
  package let name: String
  /// For people, with the unit where there is one.
  package let doc: String
  /// Of the value, without its description.
  package var schema: JSONValue { makeSchema() }
  /// False where a profile is complete without it.
  package let isRequired: Bool
  let makeSchema: @Sendable () -> JSONValue
  let apply: @Sendable (YAMLNode, inout Profile, inout Complaints) -> Void

  package var path: String { section.isEmpty ? name : "\(section).\(name)" }
}

/// Makes the keys of one section.
struct ProfileSection {
  let name: String

  func key<Value>(
    _ key: String, _ reader: ValueReader<Value>, _ doc: String,
    set: @escaping @Sendable (inout Profile, Value) -> Void
  ) -> ProfileKey {
    make(key, reader, doc, isRequired: true, set)
  }

  /// A key that a profile need not have.
  func optional<Value>(
    _ key: String, _ reader: ValueReader<Value>, _ doc: String,
    set: @escaping @Sendable (inout Profile, Value) -> Void
  ) -> ProfileKey {
    make(key, reader, doc, isRequired: false, set)
  }

  private func make<Value>(
    _ key: String, _ reader: ValueReader<Value>, _ doc: String, isRequired: Bool,
    _ set: @escaping @Sendable (inout Profile, Value) -> Void
  ) -> ProfileKey {
    ProfileKey(
      section: name, name: key, doc: doc, isRequired: isRequired,
      makeSchema: { reader.schema }
    ) { node, profile, complaints in
      if let value = reader.read(node, &complaints) { set(&profile, value) }
    }
  }
}
