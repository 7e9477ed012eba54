import TelltaleModel

/// The context in which maps with fixed keys are read. It takes their faults, and may keep the
/// place of each value.
///
/// `LoadErrorCollector` is enough for most files.
package protocol MapContext: SendableMetatype {
  /// The faults so far.
  var complaints: LoadErrorCollector { get set }

  /// Notes a key that is known, before its value is read.
  ///
  /// - Parameters:
  ///   - entry: The key and its value.
  ///   - path: The place of the map in the file.
  /// - Returns: The path of the value, for contexts that keep paths; else the path of the map.
  mutating func enter(_ entry: YAMLEntry, at path: NodePath) -> NodePath

  /// Complains about a key that a map does not have.
  ///
  /// - Parameters:
  ///   - entry: The key and its value.
  ///   - path: The place of the map in the file.
  ///   - form: The keys that the map may have.
  mutating func refuse(foreign entry: YAMLEntry, at path: NodePath, in form: MapForm)
}

extension MapContext {
  package mutating func enter(_ entry: YAMLEntry, at path: NodePath) -> NodePath { path }

  package mutating func refuse(foreign entry: YAMLEntry, at path: NodePath, in form: MapForm) {
    complaints.add(unknownKey: entry, among: form.keys)
  }
}

extension LoadErrorCollector: MapContext {
  /// The complaints themselves.
  package var complaints: LoadErrorCollector {
    get { self }
    set { self = newValue }
    _modify { yield &self }
  }
}

extension LoadErrorCollector {
  /// Adds a complaint about a key that the format does not have.
  ///
  /// - Parameters:
  ///   - entry: The key and its value.
  ///   - keys: The keys that are known, one of which the remedy suggests; up to 26 are listed.
  package mutating func add(unknownKey entry: YAMLEntry, among keys: [String]) {
    guard !isFull else { return }
    let known = keys.count <= 26 ? "known here: \(keys.joined(separator: ", "))" : nil
    add(
      entry.location, "unknown key \(Quoted.text(entry.key))",
      remedy: Spelling.suggestion(for: entry.key, among: keys) ?? known)
  }
}
