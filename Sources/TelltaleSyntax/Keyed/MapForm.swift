import TelltaleModel

/// The names of the keys that one kind of map may have.
package struct MapForm: Sendable {
  /// The words for such a map, after "expected".
  package let what: String
  /// The names, in the order in which people write them.
  package let keys: [String]
  /// Names that people may expect there, and that more is said of than that they are unknown.
  private let makeExpected: @Sendable () -> [String]

  /// Describes a map by the names of its keys.
  ///
  /// - Parameters:
  ///   - what: The words for such a map in messages; `nil` to list its keys.
  ///   - keys: The names, in the order in which people write them.
  ///   - expected: Names that are not allowed but have a complaint of their own.
  package init(
    _ what: String? = nil, _ keys: [String],
    expecting expected: @autoclosure @escaping @Sendable () -> [String] = []
  ) {
    self.what = what ?? "a map with \(keys.joined(separator: ", "))"
    self.keys = keys
    makeExpected = expected
  }

  /// Returns the number of a key.
  ///
  /// Files mostly follow the order of the keys, so the search starts after the key that was found
  /// last.
  ///
  /// - Parameters:
  ///   - key: The name of the key.
  ///   - start: The number at which the search starts.
  /// - Returns: The number, from 0; `nil` for a key that the form does not have.
  package func index(of key: String, from start: Int) -> Int? {
    let start = min(start, keys.count)
    return keys[start...].firstIndex(of: key) ?? keys[..<start].firstIndex(of: key)
  }

  /// Returns true for a key that is neither known nor expected.
  ///
  /// - Parameter key: The name of the key.
  /// - Returns: False also for keys that begin with `x-`, which belong to authors.
  package func isForeign(_ key: String) -> Bool {
    !keys.contains(key) && !key.hasPrefix("x-") && !makeExpected().contains(key)
  }

  /// Returns true where a missing key is there under a misspelt name about which a complaint has
  /// been made.
  ///
  /// - Parameters:
  ///   - key: The name of the missing key.
  ///   - entries: The entries of the map.
  /// - Returns: False where no unknown key is nearest to this one.
  package func isMisspelt(_ key: String, in entries: [YAMLEntry]) -> Bool {
    // No more keys than are complained about.
    entries.lazy.filter { isForeign($0.key) }.prefix(Limits.complaints).contains {
      Spelling.nearest(to: $0.key, among: keys) == key
    }
  }

  /// Returns the entries whose keys the form does not have, except those that begin with `x-`.
  ///
  /// - Parameter entries: The entries of the map.
  /// - Returns: The entries, in their order.
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

  /// Complains about every key that the form does not have, except those that begin with `x-`.
  ///
  /// - Parameters:
  ///   - entries: The entries of the map.
  ///   - path: The place of the map in the file.
  ///   - context: The context, which takes the faults.
  package func check<Context: MapContext>(
    _ entries: [YAMLEntry], at path: NodePath = .root, in context: inout Context
  ) {
    for entry in unknown(in: entries) { context.refuse(foreign: entry, at: path, in: self) }
  }
}
