import TelltaleModel

/// A value that two profiles do not have in common.
package struct ProfileDifference: Hashable, Sendable {
  package var path: String
  /// The value of the first profile; `nil` where it has none, as for `right`.
  package var left: ProfileLeaf?
  package var right: ProfileLeaf?
}

extension LoadedProfile {
  /// Returns the values that differ from those of another profile.
  ///
  /// - Parameter other: The other profile, on the right side of each difference.
  /// - Returns: Changed values in the order of the table, followed by values that only the other
  ///   profile has.
  package func differences(from other: LoadedProfile) -> [ProfileDifference] {
    let right = Dictionary(other.leaves.map { ($0.path, $0) }) { first, _ in first }
    let own = leaves
    let known = Set(own.map(\.path))
    let changed = own.compactMap { leaf -> ProfileDifference? in
      let counterpart = right[leaf.path]
      if counterpart?.text == leaf.text { return nil }
      return ProfileDifference(path: leaf.path, left: leaf, right: counterpart)
    }
    let added = other.leaves.filter { !known.contains($0.path) }.map {
      ProfileDifference(path: $0.path, left: nil, right: $0)
    }
    return changed + added
  }
}
