import Glibc

/// Folders whose files somebody may name to a program that could read others as well.
package struct AllowedFolders: Hashable, Sendable {
  package var folders: [String]

  package init(_ folders: [String]) { self.folders = folders }

  /// True for a file that is there, in one of the folders or below it.
  ///
  /// Links are followed first: a folder that is allowed allows nothing outside of it.
  package func contain(_ path: String) -> Bool {
    guard let file = Self.resolved(path) else { return false }
    return folders.compactMap(Self.resolved).contains {
      $0 == "/" || file.utf8.starts(with: ($0 + "/").utf8)
    }
  }

  /// The path without links; `nil` where nothing is there.
  package static func resolved(_ path: String) -> String? {
    guard let result = realpath(path, nil) else { return nil }
    defer { free(result) }
    return String(cString: result)
  }
}
