import TelltaleModel

/// A map with fixed keys inside a profile's list, such as one face or one device.
package struct RecordReader {
  private let entries: [YAMLEntry]
  package let location: SourceLocation

  /// `nil` after complaining when this is no map or has a key that is not among `keys`.
  package init?(_ node: YAMLNode, keys: [String], _ complaints: inout Complaints) {
    guard case .mapping(let entries) = node.value else {
      complaints.add(
        node.location,
        "found \(node.summary), expected a map with \(keys.joined(separator: ", "))")
      return nil
    }
    self.entries = entries
    location = node.location
    for entry in entries where !keys.contains(entry.key) && !entry.key.hasPrefix("x-") {
      complaints.add(unknownKey: entry, among: keys)
    }
  }

  /// The value of a key; `nil` where it is absent, or after a complaint.
  package func value<Value>(
    _ key: String, _ reader: ValueReader<Value>, _ complaints: inout Complaints
  ) -> Value? {
    guard let node = entries.first(where: { $0.key == key })?.value, !node.isNull else {
      return nil
    }
    return reader.read(node, &complaints)
  }

  package func has(_ key: String) -> Bool { entries.contains { $0.key == key } }
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
