import Glibc
import TelltaleHost
import TelltaleSyntax

/// Files and folders that only their owner may read. A file is whole at any time.
package enum PrivateFile {
  /// Replaces a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - lines: The new lines, without line ends.
  /// - Returns: `nil` where it is done, or else the number of the error (errno), with the file as
  ///   it was.
  package static func replace(_ path: String, with lines: [String]) -> Int32? {
    let (descriptor, temporary) = UnfinishedFile.make(beside: path, mode: 0o600)
    guard descriptor >= 0 else { return -descriptor }
    var failure = DescriptorOutput.write(
      Array(lines.map { $0 + "\n" }.joined().utf8), to: descriptor)
    // Without it a loss of power may leave the name with nothing behind it.
    if failure == nil, fsync(descriptor) != 0 { failure = errno }
    // Before it is closed: until then its lock tells others that somebody still needs it.
    if failure == nil, rename(temporary, path) != 0 { failure = errno }
    if failure != nil { unlink(temporary) }
    close(descriptor)
    return failure
  }

  /// Makes a folder and the folders above it, as far as they do not exist.
  ///
  /// - Parameter path: The path of the folder.
  /// - Returns: `nil` where the folder exists now, or else the number of the error (errno).
  package static func makeFolder(_ path: String) -> Int32? {
    var place = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      place += "\(part)/"
      guard !isFolder(place), mkdir(place, 0o700) != 0 else { continue }
      let code = errno
      // Another process may have made it meanwhile.
      if !isFolder(place) { return code == EEXIST ? ENOTDIR : code }
    }
    return nil
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
