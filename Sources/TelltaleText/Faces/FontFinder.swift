import Glibc

/// Finds font files by name below the font directories.
///
/// The places where distributions put fonts are tried first; only a file that is in none of them
/// makes it walk the directories, once.
struct FontFinder {
  /// Below a font directory, by likelihood.
  private static let knownFolders = [
    "", "opentype/inter/", "opentype/noto/", "truetype/noto/", "truetype/dejavu/",
    "truetype/inter/", "noto/", "inter/",
  ]
  /// Folders inside each other.
  private static let depthLimit = 6
  /// Entries of folders that are looked at; more than the fonts of any system.
  static let entryLimit = 20_000

  let directories: [String]
  /// Found by walking the directories, once.
  private var walk: FontWalk?

  init(directories: [String]) { self.directories = directories }

  /// The path of a font file; a name with a slash is a path already.
  mutating func path(of file: String) throws(FontError) -> String {
    if file.utf8.contains(UInt8(ascii: "/")) {
      switch Self.kind(of: file) {
      case .file: return file
      case .missing: throw FontError(file: file, reason: .notFound)
      case .directory, .other: throw FontError(file: file, reason: .unreadable)
      }
    }
    for directory in directories {
      for folder in Self.knownFolders {
        let path = "\(directory)/\(folder)\(file)"
        if Self.kind(of: path) == .file { return path }
      }
    }
    let walk = walked()
    if let path = walk.paths[file] { return path }
    throw FontError(file: file, reason: walk.isCut ? .notFoundAmongMany : .notFound)
  }

  /// The names of all files that fit a name with one `*` for any letters, in their order.
  mutating func names(like pattern: String) -> [String] {
    let parts = pattern.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return [] }
    return walked().paths.keys
      .filter {
        $0.utf8.count >= pattern.utf8.count - 1 && $0.hasPrefix(parts[0]) && $0.hasSuffix(parts[1])
      }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func walked() -> FontWalk {
    if let walk { return walk }
    let found = FontWalk(directories, depth: Self.depthLimit, entries: Self.entryLimit)
    walk = found
    return found
  }

  enum Kind {
    case file, directory, other, missing
  }

  static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .directory
    default: return .other
    }
  }
}
