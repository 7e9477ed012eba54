import CShim
import Glibc
import Synchronization

/// Files that are written under a name of their own beside the one that they are to become, so that
/// nobody ever sees half of one.
package enum UnfinishedFile {
  /// Makes a new file beside `path`, and takes away what killed runs have left there.
  ///
  /// No other process writes to it: as long as its descriptor is open it is locked, which tells it from
  /// one that was left behind.
  ///
  /// - Parameters:
  ///   - path: The file that it is to become.
  ///   - mode: Its permissions, of which the process's mask takes some away.
  /// - Returns: An open descriptor and a name, or the number of the error below zero.
  package static func make(
    beside path: String, mode: mode_t
  ) -> (descriptor: Int32, name: String) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    clearOnce(folder.isEmpty ? "." : folder)
    for _ in 0..<16 {
      let name = "\(folder)\(prefix)\(getpid())-\(UInt32.random(in: 0 ... .max))"
      let opened = telltale_open(
        name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
      if opened < 0 {
        guard errno == EEXIST else { return (-errno, name) }
        continue
      }
      // Who clears this folder right now may have taken it for one that was left.
      var status = stat()
      let isLocked = flock(opened, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
      if isLocked, fstat(opened, &status) == 0, status.st_nlink == 1 { return (opened, name) }
      close(opened)
      unlink(name)
    }
    return (-EEXIST, path)
  }

  private static let prefix = ".telltale-"

  /// Folders that were looked through: what killed runs have left was there when this one began.
  private static let cleared = Mutex<Set<String>>([])

  private static func clearOnce(_ folder: String) {
    if cleared.withLock({ $0.insert(folder).inserted }) { clear(folder) }
  }

  private static func clear(_ folder: String) {
    guard let list = opendir(folder) else { return }
    defer { closedir(list) }
    while let entry = readdir(list) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if isOurs(name) { remove("\(folder)/\(name)") }
    }
  }

  /// `.telltale-NUMBER-NUMBER`.
  private static func isOurs(_ name: String) -> Bool {
    let parts = name.dropFirst(prefix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    return name.hasPrefix(prefix) && parts.count == 2 && parts.allSatisfy { UInt32($0) != nil }
  }

  /// Removes the file if nobody writes to it any more.
  private static func remove(_ path: String) {
    let opened = telltale_open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0)
    guard opened >= 0 else { return }
    defer { close(opened) }
    var status = stat()
    guard fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      flock(opened, LOCK_EX | LOCK_NB) == 0
    else { return }
    unlink(path)
  }
}
