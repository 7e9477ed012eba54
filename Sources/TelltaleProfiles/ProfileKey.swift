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
  /// False for a value that goes to those that are there already, instead of taking their place.
  let takesPlace: Bool
  let makeSchema: @Sendable () -> JSONValue
  /// Reads a value from a file, or complains.
  let apply: @Sendable (YAMLNode, inout Profile, inout Complaints) -> Void
  /// Writes down the value that a file gives; false where it is none.
  let pack: @Sendable (YAMLNode, inout PackedWriter) -> Bool
  /// Reads a value that was written down.
  let unpack: @Sendable (inout PackedReader, inout Profile) -> Void

  package var path: String { section.isEmpty ? name : "\(section).\(name)" }
}

/// Makes the keys of one section.
struct ProfileSection {
  let name: String

  // How values are read is made only when one is: a start has most of them from a compiled profile.

  func key<Value: Packed>(
    _ key: String, _ reader: @autoclosure @escaping @Sendable () -> ValueReader<Value>,
    _ doc: String, set: @escaping @Sendable (inout Profile, Value) -> Void
  ) -> ProfileKey {
    make(key, reader, doc, isRequired: true, set)
  }

  /// A key that a profile need not have.
  func optional<Value: Packed>(
    _ key: String, _ reader: @autoclosure @escaping @Sendable () -> ValueReader<Value>,
    _ doc: String, set: @escaping @Sendable (inout Profile, Value) -> Void
  ) -> ProfileKey {
    make(key, reader, doc, isRequired: false, set)
  }

  /// A key whose values go to those of other keys, with which `check` compares them first.
  func adding<Value: Packed>(
    _ key: String, _ reader: @autoclosure @escaping @Sendable () -> ValueReader<Value>,
    _ doc: String,
    check: @escaping @Sendable (Value, YAMLNode, Profile, inout Complaints) -> Void,
    set: @escaping @Sendable (inout Profile, Value) -> Void
  ) -> ProfileKey {
    make(key, reader, doc, isRequired: false, check: check, set)
  }

  @inline(__always)
  private func make<Value: Packed>(
    _ key: String, _ reader: @escaping @Sendable () -> ValueReader<Value>, _ doc: String,
    isRequired: Bool,
    check: (@Sendable (Value, YAMLNode, Profile, inout Complaints) -> Void)? = nil,
    _ set: @escaping @Sendable (inout Profile, Value) -> Void
  ) -> ProfileKey {
    ProfileKey(
      section: name, name: key, doc: doc, isRequired: isRequired, takesPlace: check == nil,
      makeSchema: { reader().schema },
      apply: { node, profile, complaints in
        guard let value = reader().read(node, &complaints) else { return }
        check?(value, node, profile, &complaints)
        set(&profile, value)
      },
      pack: { node, bytes in
        var complaints = Complaints(kind: .profile)
        guard let value = reader().read(node, &complaints), complaints.isEmpty else {
          return false
        }
        value.pack(into: &bytes)
        return true
      },
      unpack: { bytes, profile in set(&profile, Value(from: &bytes)) })
  }
}
