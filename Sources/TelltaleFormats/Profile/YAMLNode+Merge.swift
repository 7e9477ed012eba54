extension YAMLNode {
  /// This value with `other` laid over it: maps merge key by key, everything else is replaced, and
  /// null takes a key away.
  func merging(_ other: YAMLNode) -> YAMLNode {
    guard case .mapping(var entries) = value, case .mapping(let later) = other.value else {
      return other.withoutNulls
    }
    let index = KeyIndex(entries)
    var added: [YAMLEntry] = []
    var removed = false
    for entry in later {
      guard let position = index[entry.key] else {
        added.append(entry.withoutNulls)
        continue
      }
      // Removed ones are taken out below, so that positions hold.
      removed = removed || entry.value.isNull
      entries[position].value = entries[position].value.merging(entry.value)
      entries[position].location = entry.location
    }
    entries += added
    if removed || !added.isEmpty { entries.removeAll { $0.value.isNull } }
    return YAMLNode(.mapping(entries), at: other.location)
  }

  /// Null values have nothing to take away here.
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
