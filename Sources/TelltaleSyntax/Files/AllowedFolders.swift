import Glibc

/// The folders whose files a caller may name to a program that could read others as well.
package struct AllowedFolders: Hashable, Sendable {
  package var folders: [String]

  package init(_ folders: [String]) { self.folders = folders }

  /// Returns true for a file that exists in one of the folders or below it.
  ///
  /// Links are followed first, so a link in an allowed folder allows nothing outside of it.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: False also where nothing is there.
  package func contain(_ path: String) -> Bool {
    Self.resolved(path).map(have) ?? false
  }

  /// Returns true for a held file or folder in one of the folders or below it, and for one of the
  /// folders itself.
  ///
  /// Links in the name of an allowed folder count where they belong to root or to the user of this
  /// program.
  ///
  /// - Parameter file: The file or folder that is held.
  /// - Returns: False for everything outside of the folders.
  package func hold(_ file: borrowing HeldFile) -> Bool { have(file.place) }

  /// The folders that exist and allow nothing, because a link in their name belongs neither to root
  /// nor to the user of this program.
  package var untrusted: [String] {
    folders.filter { Self.resolved($0) != nil && HeldFile.trusted($0) == nil }
  }

  /// True for a path without links that is in one of the folders, or is one of them.
  private func have(_ place: String) -> Bool {
    folders.compactMap(HeldFile.trusted).contains {
      $0 == "/" || (place + "/").utf8.starts(with: ($0 + "/").utf8)
    }
  }

  /// Returns the path without links.
  ///
  /// - Parameter path: The path of a file or a folder.
  /// - Returns: The absolute path; `nil` where nothing is there.
  package static func resolved(_ path: String) -> String? {
    guard let result = realpath(path, nil) else { return nil }
    defer { free(result) }
    return String(cString: result)
  }
}
