import CShim
import Glibc
import Synchronization

/// Files that are written under a temporary name beside their destination, so that nobody ever sees
/// half of one.
package enum UnfinishedFile {
  /// Makes a new file beside a path, and removes the files that killed runs have left there.
  ///
  /// No other process writes to it. It is locked as long as its descriptor is open, which
  /// distinguishes it from a file that was left behind.
  ///
  /// - Parameters:
  ///   - path: The path that the file gets at the end.
  ///   - mode: The permissions, less those in the mask of the process.
  /// - Returns: An open descriptor and the temporary name. Where it fails, the descriptor is the
  ///   number of the error, negated.
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

  /// Renames a finished file that is about to change places with another, so that the name
  /// identifies both.
  ///
  /// A run that is killed right after the exchange leaves the replaced file under this name. The
  /// next run removes it if it is the file that was named here and nobody has written to it since.
  /// Anything else under the name, such as a save of an editor in between, belongs to somebody and
  /// stays.
  ///
  /// - Parameters:
  ///   - name: The path of the finished file.
  ///   - old: The status of the file with which it changes places.
  /// - Returns: The new path; the old one where the file cannot be renamed.
  package static func name(_ name: String, for old: stat) -> String {
    var new = stat()
    guard lstat(name, &new) == 0 else { return name }
    let both = "\(name)-\(FileMark(of: old))-\(new.st_ino)"
    return rename(name, both) == 0 ? both : name
  }

  private static let prefix = ".telltale-"

  /// Folders that were looked through: what killed runs have left was there when this one began.
  private static let cleared = Mutex<Set<String>>([])

  private static func clearOnce(_ folder: String) {
    if cleared.withLock({ $0.insert(folder).inserted }) { clear(folder) }
  }

  /// Takes away what killed runs have left in a folder.
  static func clear(_ folder: String) {
    guard let list = opendir(folder) else { return }
    defer { closedir(list) }
    while let entry = readdir(list) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let numbers = numbers(of: name) { remove("\(folder)/\(name)", numbers) }
    }
  }

  /// The numbers of `.telltale-PROCESS-CHANCE`, with the old file's mark and the new one's number behind
  /// them where two were about to change places; nil for names that are none of ours.
  private static func numbers(of name: String) -> [UInt64]? {
    guard name.hasPrefix(prefix) else { return nil }
    let parts = name.dropFirst(prefix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { UInt64($0) }
    return numbers.count == parts.count && [2, 6].contains(numbers.count) ? numbers : nil
  }

  /// Removes the file if nobody writes to it any more, and it is what its name says.
  private static func remove(_ path: String, _ numbers: [UInt64]) {
    let opened = telltale_open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0)
    guard opened >= 0 else { return }
    defer { close(opened) }
    var status = stat()
    guard fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      flock(opened, LOCK_EX | LOCK_NB) == 0,
      numbers.count == 2 || numbers[5] == UInt64(status.st_ino)
        || FileMark(of: status).numbers == Array(numbers[2..<5])
    else { return }
    unlink(path)
  }
}

/// What tells a file that nobody has written to since from any other: its number, and when it was changed.
private struct FileMark: CustomStringConvertible {
  let numbers: [UInt64]

  init(of status: stat) {
    numbers = [
      UInt64(status.st_ino), UInt64(bitPattern: Int64(status.st_mtim.tv_sec)),
      UInt64(bitPattern: Int64(status.st_mtim.tv_nsec)),
    ]
  }

  var description: String { numbers.map(String.init).joined(separator: "-") }
}
