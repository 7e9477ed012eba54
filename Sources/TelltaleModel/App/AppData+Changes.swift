extension AppData {
  /// Returns the names whose texts, shares or flags differ from those of other data.
  ///
  /// - Parameter other: The data that was delivered at another moment.
  /// - Returns: The names; `nil` where anything else differs. Rows and items are not compared.
  package func changedNames(since other: AppData) -> Set<String>? {
    guard withoutNames == other.withoutNames else { return nil }
    return Self.changes(texts, other.texts).union(Self.changes(uncut, other.uncut))
      .union(Self.changes(progress, other.progress)).union(Self.changes(flags, other.flags))
      .union(unknownProgress.symmetricDifference(other.unknownProgress))
  }

  /// This data without rows and items. Somebody who kept them would have them copied with the next change of one.
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
