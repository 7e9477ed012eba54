import TelltaleSyntax

extension YAMLNode {
  /// This value with `other` laid over it: maps merge key by key, everything else is replaced. Null
  /// replaces too, and is taken out when all is merged.
  func merging(_ other: YAMLNode) -> YAMLNode {
    guard case .mapping(var entries) = value, case .mapping(let later) = other.value else {
      return other
    }
    let index = KeyIndex(entries)
    var added: [YAMLEntry] = []
    for entry in later {
      guard let position = index[entry.key] else {
        added.append(entry)
        continue
      }
      entries[position].value = entries[position].value.merging(entry.value)
      entries[position].location = entry.location
    }
    return YAMLNode(.mapping(entries + added), at: other.location)
  }

  /// The same without keys whose value is null.
  var withoutNulls: YAMLNode {
    guard case .mapping(let entries) = value,
      entries.contains(where: { $0.value.isNull || $0.value.isMapping })
    else { return self }
    return YAMLNode(
      .mapping(entries.filter { !$0.value.isNull }.map(\.withoutNulls)), at: location)
  }

  private var isMapping: Bool {
    if case .mapping = value { return true }
    return false
  }
}

extension YAMLEntry {
  fileprivate var withoutNulls: YAMLEntry {
    YAMLEntry(key: key, location: location, value: value.withoutNulls)
  }
}

/// Positions of keys: searched for in a short map, looked up in a long one.
private struct KeyIndex {
  private let entries: [YAMLEntry]
  private var positions: [String: Int] = [:]

  init(_ entries: [YAMLEntry]) {
    self.entries = entries
    guard entries.count > 40 else { return }
    for (position, entry) in entries.enumerated() { positions[entry.key] = position }
  }

  subscript(key: String) -> Int? {
    positions.isEmpty ? entries.firstIndex { $0.key == key } : positions[key]
  }
}
