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
  private static let depthLimit = 6
  private static let fileLimit = 20_000

  let directories: [String]
  /// Path by name, once the directories have been walked.
  private var index: [String: String]?

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
    guard let path = walked()[file] else { throw FontError(file: file, reason: .notFound) }
    return path
  }

  private mutating func walked() -> [String: String] {
    if let index { return index }
    var found: [String: String] = [:]
    for directory in directories {
      Self.walk(directory, depth: 0, into: &found)
    }
    index = found
    return found
  }

  private static func walk(_ directory: String, depth: Int, into found: inout [String: String]) {
    guard depth < depthLimit, let stream = opendir(directory) else { return }
    defer { closedir(stream) }
    while found.count < fileLimit, let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      let path = "\(directory)/\(name)"
      switch kind(of: path) {
      case .file: if found[name] == nil { found[name] = path }
      case .directory: walk(path, depth: depth + 1, into: &found)
      case .missing, .other: break
      }
    }
  }

  private enum Kind {
    case file, directory, other, missing
  }

  private static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .directory
    default: return .other
    }
  }
}
