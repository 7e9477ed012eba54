extension AppData {
  /// The names under which something else is delivered than in other data: texts, shares, and what can be chosen or is on.
  ///
  /// - Parameter other: What was delivered at another moment.
  /// - Returns: The names; `nil` where anything else differs, but for rows and items.
  package func changedNames(since other: AppData) -> Set<String>? {
    guard withoutNames == other.withoutNames else { return nil }
    return Self.changes(texts, other.texts).union(Self.changes(uncut, other.uncut))
      .union(Self.changes(progress, other.progress)).union(Self.changes(flags, other.flags))
      .union(unknownProgress.symmetricDifference(other.unknownProgress))
  }

  /// The same without rows and items: whoever kept them would have them copied with the next one that changes.
  package var withoutLists: AppData {
    var data = self
    (data.rows, data.items) = ([:], [:])
    return data
  }

  private var withoutNames: AppData {
    var data = withoutLists
    (data.texts, data.uncut, data.progress, data.flags) = ([:], [:], [:], [:])
    data.unknownProgress = []
    return data
  }

  private static func changes<Value: Equatable>(
    _ one: [String: Value], _ other: [String: Value]
  ) -> Set<String> {
    // Equal at once where nobody has written to either.
    if one == other { return [] }
    var names: Set<String> = []
    for (name, value) in one where other[name] != value { names.insert(name) }
    for name in other.keys where one[name] == nil { names.insert(name) }
    return names
  }
}
