import TelltaleModel

/// The version of scenes, profiles and settings that this program reads: `telltale: 1` at the top
/// of a file.
package enum FormatVersion {
  package static let current = 1
}

extension LoadErrorCollector {
  /// Complains about a version that is not valid, or that needs a newer program.
  ///
  /// - Parameter node: The value of the key `telltale`.
  package mutating func check(version node: YAMLNode) {
    guard let version = node.integer, version >= 1 else {
      return add(node.location, "found \(node.summary), expected the format's version, 1")
    }
    if version > FormatVersion.current {
      add(
        node.location,
        "this file needs format \(version), this program has \(FormatVersion.current)",
        remedy: "install a newer telltale")
    }
  }
}
