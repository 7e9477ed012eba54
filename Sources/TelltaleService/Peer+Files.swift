import Glibc

/// The files that a client could read by itself.
extension Peer {
  /// Tests whether the modes of a file and of the folders above it let the client read it. The owner of a file can.
  /// Access lists may allow more, which is not known here.
  ///
  /// - Parameters:
  ///   - place: The path of the file, without links.
  ///   - status: The status of the file; `nil` where it is not known.
  /// - Returns: True where the client can read it.
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

  /// True where the client has a right to a file: 4 to read it, 1 to go through a folder.
  private func has(_ right: mode_t, of file: stat) -> Bool {
    // Whoever owns it gives themselves the right.
    if file.st_uid == user { return true }
    if file.st_gid == group || groups.contains(file.st_gid) {
      return file.st_mode >> 3 & right != 0
    }
    return file.st_mode & right != 0
  }
}
