import TelltaleModel
import TelltaleSyntax

/// A profile as its files define it.
package struct LoadedProfile: Sendable {
  package var profile: Profile
  /// The files from which it was read, the one that was asked for first.
  package var files: [String]
  private let settings: Settings

  /// A profile that was read from its files.
  init(profile: Profile, files: [String], tree: YAMLNode) {
    self.profile = profile
    self.files = files
    settings = .read(tree)
  }

  /// A profile of which only the values are known; its files are read when somebody asks for more.
  init(profile: Profile, files: [String], unreadIn library: ProfileLibrary, name: String) {
    self.profile = profile
    self.files = files
    settings = .unread(library, name)
  }

  private enum Settings {
    case read(YAMLNode)
    case unread(ProfileLibrary, String)
  }

  /// The merged settings, each with the file and the line from which it comes. Empty where the
  /// files cannot be read any more.
  package var tree: YAMLNode {
    switch settings {
    case .read(let tree): return tree
    case .unread(let library, let name):
      var loader = ProfileLoader(library: library)
      do throws(LoadErrors) {
        return try loader.load(name).tree
      } catch {
        let place = SourceLocation(file: files.first ?? name, line: 1, column: 1)
        return YAMLNode(.mapping([]), at: place)
      }
    }
  }

  /// Returns the value of a key of the table.
  ///
  /// - Parameter key: The key.
  /// - Returns: The value in the file; `nil` where no file has it.
  package func node(_ key: ProfileKey) -> YAMLNode? {
    tree.value(of: key)
  }

  /// The place of each value, by the path of its key.
  package var origins: [String: SourceLocation] {
    var origins: [String: SourceLocation] = [:]
    let tree = tree
    for key in ProfileKeys.all { origins[key.path] = tree.value(of: key)?.location }
    return origins
  }
}

extension YAMLNode {
  /// The value of a key of the table in merged settings.
  fileprivate func value(of key: ProfileKey) -> YAMLNode? {
    key.section.isEmpty ? self[key.name] : self[key.section]?[key.name]
  }
}
