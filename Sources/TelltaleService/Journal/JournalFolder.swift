import Glibc
import TelltaleAppProtocol
import TelltaleHost

/// The folder of a journal, which only its owner may read: users must not read the questions and texts of others.
enum JournalFolder {
  /// Makes the folder, and takes away the access that an earlier version has left to others; returns the number of
  /// the error where the folder cannot be had.
  static func make(_ path: String, _ notices: Notices) -> Int32? {
    if let code = PrivateFile.makeFolder(path) { return code }
    let names = names(in: path)
    for name in names where files.contains(name) { close("\(path)/\(name)", S_IFREG, 0o600) }
    if names.allSatisfy(isOurs) {
      close(path, S_IFDIR, 0o700)
    } else if isOpen(path) {
      notices.tell(
        "telltale: note: \(path) has other files and stays open to other users; the journal in it is closed to"
          + " them")
    }
    return nil
  }

  /// True for our own files. Files of other programs may be there for others to read, for example in /tmp.
  private static func isOurs(_ name: String) -> Bool {
    files.contains(name) || name.hasPrefix(".telltale-")
  }

  private static let files: Set<String> = [
    AuditJournal.name, AuditJournal.earlier, AuditJournal.linked, AuditJournal.found,
  ]

  private static func isOpen(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & 0o077 != 0
  }

  private static func close(_ path: String, _ kind: mode_t, _ mode: mode_t) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == kind, status.st_mode & 0o077 != 0
    else { return }
    chmod(path, mode)
  }

  private static func names(in path: String) -> [String] {
    guard let list = opendir(path) else { return [] }
    defer { closedir(list) }
    var names: [String] = []
    while let entry = readdir(list) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
