import Glibc
import TelltaleSyntax

/// The files of a bundle's folders.
enum BundleFolder {
  /// The files named, and those below the folders named, in the order of their paths.
  static func files(in paths: [String], _ errors: inout [LoadError]) -> [String] {
    var files: [String] = []
    for path in paths {
      if isFolder(path) {
        walk(path, depth: 1, &files, &errors)
      } else {
        files.append(path)
      }
    }
    var seen: Set<String> = []
    files = files.filter { seen.insert($0).inserted }
      .sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    if files.count > Limits.bundleFiles {
      errors.append(
        LoadError(
          kind: .unreadable, file: paths.first ?? "",
          message: "the bundle has more than \(Limits.bundleFiles) files, the most that is read"))
    }
    return Array(files.prefix(Limits.bundleFiles))
  }

  /// Hidden entries and links to folders are left out.
  private static func walk(
    _ folder: String, depth: Int, _ files: inout [String], _ errors: inout [LoadError]
  ) {
    guard depth <= Limits.bundleDepth else {
      errors.append(
        LoadError(
          kind: .unreadable, file: folder,
          message: "folders of a bundle more than \(Limits.bundleDepth) deep, the most that is read"
        ))
      return
    }
    guard let directory = opendir(folder) else {
      let reason = String(cString: strerror(errno))
      errors.append(
        LoadError(kind: .unreadable, file: folder, message: "cannot be read: \(reason)"))
      return
    }
    defer { closedir(directory) }
    while files.count <= Limits.bundleFiles, let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      let path = SearchPath.join(folder.hasSuffix("/") ? String(folder.dropLast()) : folder, name)
      if isFolder(path) {
        if !isLink(path) { walk(path, depth: depth + 1, &files, &errors) }
      } else if [".yaml", ".yml", ".json"].contains(where: name.hasSuffix) {
        files.append(path)
      }
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
