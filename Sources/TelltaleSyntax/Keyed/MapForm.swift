import TelltaleModel

/// The keys that one kind of map may have.
package struct MapForm: Sendable {
  /// What such a map is called, after "expected".
  package let what: String
  /// The names, in the order in which people write them.
  package let keys: [String]
  /// Names that people may expect there, and that more is said of than that they are unknown.
  private let makeExpected: @Sendable () -> [String]

  /// A map called `what` in messages.
  ///
  /// - Parameters:
  ///   - what: the words; absent, the map is told by its keys.
  ///   - keys: their names.
  ///   - expected: names that more is said of than that they are unknown.
  package init(
    _ what: String? = nil, _ keys: [String],
    expecting expected: @autoclosure @escaping @Sendable () -> [String] = []
  ) {
    self.what = what ?? "a map with \(keys.joined(separator: ", "))"
    self.keys = keys
    makeExpected = expected
  }

  /// The number of a key.
  ///
  /// Files mostly follow the order of the keys, so the search starts after the one that was found last.
  ///
  /// - Parameters:
  ///   - key: its name.
  ///   - start: the number that is looked at first.
  /// - Returns: `nil` for a key that the form does not have.
  package func index(of key: String, from start: Int) -> Int? {
    let start = min(start, keys.count)
    return keys[start...].firstIndex(of: key) ?? keys[..<start].firstIndex(of: key)
  }

  /// True for a key that is neither known nor expected, and nobody's own.
  package func isForeign(_ key: String) -> Bool {
    !keys.contains(key) && !key.hasPrefix("x-") && !makeExpected().contains(key)
  }

  /// True where a key that the map lacks is there under a name that was told to mean it.
  package func isMisspelt(_ key: String, in entries: [YAMLEntry]) -> Bool {
    // No more keys than are complained about.
    entries.lazy.filter { isForeign($0.key) }.prefix(Limits.complaints).contains {
      Spelling.nearest(to: $0.key, among: keys) == key
    }
  }

  /// The entries whose keys the form does not have, but for those that begin with `x-`.
  package func unknown(in entries: [YAMLEntry]) -> [YAMLEntry] {
    var unknown: [YAMLEntry] = []
    var next = 0
    for entry in entries {
      if let index = index(of: entry.key, from: next) {
        next = index + 1
      } else if !entry.key.hasPrefix("x-") {
        unknown.append(entry)
      }
    }
    return unknown
  }

  /// Refuses every key that the form does not have, but for those that begin with `x-`.
  ///
  /// - Parameters:
  ///   - entries: of the map.
  ///   - path: of the map.
  ///   - context: what is wrong is told to it.
  package func check<Context: MapContext>(
    _ entries: [YAMLEntry], at path: NodePath = .root, in context: inout Context
  ) {
    for entry in unknown(in: entries) { context.refuse(foreign: entry, at: path, in: self) }
  }
}
