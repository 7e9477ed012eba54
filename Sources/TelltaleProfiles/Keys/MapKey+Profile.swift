import TelltaleModel
import TelltaleSyntax

/// The keys of maps inside of profiles, such as a face: as in the library of keys, but compiled for what they are of,
/// since each profile that is read from files has dozens.
extension MapKey where Context == LoadErrorCollector {
  /// A key with a usual value; one that is absent, or was complained about, is not set.
  static func key<Part>(
    _ name: String, _ reader: ValueReader<Part>, _ doc: String, isRequired: Bool = false,
    usual: @autoclosure @escaping Usual = nil, set: @escaping @Sendable (inout Value, Part) -> Void
  ) -> Self {
    Self(name, doc, isRequired: isRequired, usual, takesNull: true, { reader.schema }) {
      entry, _, complaints, value in
      guard !entry.value.isNull, let part = reader.read(entry.value, &complaints) else { return }
      set(&value, part)
    }
  }
}

extension KeyedMap where Context == LoadErrorCollector {
  /// A map that is told by its keys.
  init(of keys: [MapKey<Value, LoadErrorCollector>]) {
    self.init(MapForm(nil, keys.map(\.name)), keys) { keys[$0].read($1, $2, &$3, &$4) }
  }
}
