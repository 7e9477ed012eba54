import Glibc

/// The folder of a unit whose files may be chosen from, and what is below it.
struct ZenityFolder {
  /// From `/`, without a link in it.
  let root: String

  struct Entry: Equatable {
    var name: String
    var isFolder: Bool
  }

  /// - Parameter path: from the settings; `nil` comes of one that is not there.
  init?(_ path: String) {
    guard let root = Self.resolved(path) else { return nil }
    self.root = root
  }

  /// What a folder has, folders first, by their names; nothing that is hidden, that is no file, or that a link leads out by.
  func entries(of path: String) -> [Entry] {
    guard isInside(path), let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard !name.hasPrefix("."), let kind = kind(path + "/" + name) else { continue }
      entries.append(Entry(name: name, isFolder: kind == S_IFDIR))
    }
    return entries.sorted { ($0.isFolder ? 0 : 1, $0.name) < ($1.isFolder ? 0 : 1, $1.name) }
  }

  /// Whether there is something of this path.
  func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether a path is the root or below it.
  func isInside(_ path: String) -> Bool {
    guard let resolved = Self.resolved(path) else { return false }
    return resolved == root || root == "/" || resolved.hasPrefix(root + "/")
  }

  private func kind(_ path: String) -> mode_t? {
    var facts = stat()
    guard stat(path, &facts) == 0, isInside(path) else { return nil }
    let kind = facts.st_mode & S_IFMT
    return kind == S_IFDIR || kind == S_IFREG ? kind : nil
  }

  private static func resolved(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
