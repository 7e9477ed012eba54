import Glibc

/// What whoever asks could read by themselves.
extension Peer {
  /// True where the modes of a file and of the folders above it let them read it, and for what is theirs. By lists of access
  /// they may be able to in more cases, which is not known here.
  ///
  /// - Parameters:
  ///   - place: the path of the file, without links.
  ///   - status: of the file; `nil` where it is not known.
  /// - Returns: Whether they can read it.
  func mayRead(_ place: String, _ status: stat?) -> Bool {
    guard user != 0 else { return true }
    guard let status, has(0o4, of: status) else { return false }
    var folder = place
    while let end = folder.lastIndex(of: "/") {
      folder = String(folder[..<end])
      var status = stat()
      guard stat(folder.isEmpty ? "/" : folder, &status) == 0, has(0o1, of: status) else {
        return false
      }
    }
    return true
  }

  /// True where they have a right to a file: 4 for reading it, 1 for going through a folder.
  private func has(_ right: mode_t, of file: stat) -> Bool {
    // Whoever owns it gives themselves the right.
    if file.st_uid == user { return true }
    if file.st_gid == group || groups.contains(file.st_gid) {
      return file.st_mode >> 3 & right != 0
    }
    return file.st_mode & right != 0
  }
}
