import TelltaleModel

/// What maps with fixed keys are read in: it takes what is wrong with them, and may keep where each value stands.
///
/// Most files need no more than `Complaints` for that.
package protocol MapContext: SendableMetatype {
  /// What is wrong so far.
  var complaints: Complaints { get set }

  /// Takes note of a key that is known, before its value is read.
  ///
  /// - Parameters:
  ///   - entry: the key and its value.
  ///   - path: of the map.
  /// - Returns: The path of the value, where anybody asks for paths.
  mutating func enter(_ entry: YAMLEntry, at path: NodePath) -> NodePath

  /// Says what is wrong with a key that a map does not have.
  ///
  /// - Parameters:
  ///   - entry: the key and its value.
  ///   - path: of the map.
  ///   - form: the keys that the map may have.
  mutating func refuse(foreign entry: YAMLEntry, at path: NodePath, in form: MapForm)
}

extension MapContext {
  package mutating func enter(_ entry: YAMLEntry, at path: NodePath) -> NodePath { path }

  package mutating func refuse(foreign entry: YAMLEntry, at path: NodePath, in form: MapForm) {
    complaints.add(unknownKey: entry, among: form.keys)
  }
}

extension Complaints: MapContext {
  /// The complaints themselves.
  package var complaints: Complaints {
    get { self }
    set { self = newValue }
    _modify { yield &self }
  }
}

extension Complaints {
  /// A key that the format does not have.
  package mutating func add(unknownKey entry: YAMLEntry, among keys: [String]) {
    guard !isFull else { return }
    let known = keys.count <= 26 ? "known here: \(keys.joined(separator: ", "))" : nil
    add(
      entry.location, "unknown key \(Quoted.text(entry.key))",
      remedy: Spelling.suggestion(for: entry.key, among: keys) ?? known)
  }
}
