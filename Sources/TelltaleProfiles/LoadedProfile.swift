import TelltaleModel
import TelltaleSyntax

/// A profile as its files give it.
package struct LoadedProfile: Sendable {
  package var profile: Profile
  /// The files it was read from, the one that was asked for first.
  package var files: [String]
  /// The merged settings; each value knows the file and line that it comes from.
  package var tree: YAMLNode

  /// The value of a key of the table, where the files give one.
  package func node(_ key: ProfileKey) -> YAMLNode? {
    key.section.isEmpty ? tree[key.name] : tree[key.section]?[key.name]
  }

  /// Where each value was given, by the path of its key.
  package var origins: [NodePath: SourceLocation] {
    var origins: [NodePath: SourceLocation] = [:]
    for key in ProfileKeys.all { origins[NodePath(key.path)] = node(key)?.location }
    return origins
  }
}
