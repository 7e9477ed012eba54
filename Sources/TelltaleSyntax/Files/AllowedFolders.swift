import Glibc

/// Folders whose files somebody may name to a program that could read others as well.
package struct AllowedFolders: Hashable, Sendable {
  package var folders: [String]

  package init(_ folders: [String]) { self.folders = folders }

  /// True for a file that is there, in one of the folders or below it.
  ///
  /// Links are followed first: a folder that is allowed allows nothing outside of it.
  package func contain(_ path: String) -> Bool {
    Self.resolved(path).map(have) ?? false
  }

  /// True for what is held in one of the folders or below it, and for one of the folders itself.
  ///
  /// Links in the name of a folder count where they are root's or this program's own user's.
  package func hold(_ file: borrowing HeldFile) -> Bool { have(file.place) }

  /// Folders that are there and allow nothing, since a link in their name is neither root's nor this program's own user's.
  package var untrusted: [String] {
    folders.filter { Self.resolved($0) != nil && HeldFile.trusted($0) == nil }
  }

  /// True for a path without links that is in one of the folders, or is one of them.
  private func have(_ place: String) -> Bool {
    folders.compactMap(HeldFile.trusted).contains {
      $0 == "/" || (place + "/").utf8.starts(with: ($0 + "/").utf8)
    }
  }

  /// The path without links; `nil` where nothing is there.
  package static func resolved(_ path: String) -> String? {
    guard let result = realpath(path, nil) else { return nil }
    defer { free(result) }
    return String(cString: result)
  }
}
