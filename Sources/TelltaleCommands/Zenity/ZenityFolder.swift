import Glibc
import TelltaleSyntax

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
    guard isInside(path), let folder = opendir(ownBytes(path)) else { return [] }
    defer { closedir(folder) }
    var entries: [Entry] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        KeptBytes.text(bytes.prefix { $0 != 0 })
      }
      guard !name.hasPrefix("."), let kind = kind(path + "/" + name) else { continue }
      entries.append(Entry(name: name, isFolder: kind == S_IFDIR))
    }
    return entries.sorted { ($0.isFolder ? 0 : 1, $0.name) < ($1.isFolder ? 0 : 1, $1.name) }
  }

  /// Whether there is something of this path.
  func exists(_ path: String) -> Bool { access(ownBytes(path), F_OK) == 0 }

  /// Whether something may be written there: where nothing is yet, or what is there does not lead out.
  func allows(_ path: String) -> Bool {
    var facts = stat()
    // A link that leads to nothing yet is something all the same.
    return lstat(ownBytes(path), &facts) != 0 || isInside(path)
  }

  /// A folder that may be seen, without a link in its path; `nil` for what is none.
  func resolvedFolder(_ path: String) -> String? {
    guard path.hasPrefix("/"), isInside(path), let found = Self.resolved(path),
      kind(found) == S_IFDIR
    else { return nil }
    return found
  }

  /// A path as the kernel has it: names may have bytes that are no UTF-8.
  private func ownBytes(_ path: String) -> [CChar] { Self.bytes(of: path) }

  private static func bytes(of path: String) -> [CChar] {
    KeptBytes.bytes(of: path).map { CChar(bitPattern: $0) } + [0]
  }

  /// Whether a path is the root or below it.
  func isInside(_ path: String) -> Bool {
    guard let resolved = Self.resolved(path) else { return false }
    return resolved == root || root == "/" || resolved.hasPrefix(root + "/")
  }

  private func kind(_ path: String) -> mode_t? {
    var facts = stat()
    guard stat(ownBytes(path), &facts) == 0, isInside(path) else { return nil }
    let kind = facts.st_mode & S_IFMT
    return kind == S_IFDIR || kind == S_IFREG ? kind : nil
  }

  private static func resolved(_ path: String) -> String? {
    guard let found = realpath(bytes(of: path), nil) else { return nil }
    defer { free(found) }
    var (all, place): ([UInt8], Int) = ([], 0)
    while found[place] != 0 {
      all.append(UInt8(bitPattern: found[place]))
      place += 1
    }
    return KeptBytes.text(all)
  }
}
