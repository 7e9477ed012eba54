import CShim
import Glibc

/// Functions that read a file of any kind and size safely: only a regular file, only up to a limit,
/// and without waiting for a writer.
package enum SourceFile {
  /// Reads a regular file. Symbolic links are followed.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limit: The maximum of bytes. A longer file is an error.
  ///   - kind: The kind of error for a file that is too long.
  /// - Returns: The bytes of the file.
  /// - Throws: `LoadError` where the file cannot be read or is too long.
  package static func read(
    _ path: String, limit: Int = Limits.fileBytes, kind: LoadError.Kind
  ) throws(LoadError) -> [UInt8] {
    let (descriptor, size) = try opened(path)
    defer { close(descriptor) }
    guard size <= limit else {
      throw LoadError(
        kind: kind, file: path,
        message: "the file has \(size) bytes, at most \(limit) are read")
    }
    return try read(descriptor, path, expecting: size, limit: limit, kind)
  }

  /// Reads a regular file that is held, whatever stands in its place by now.
  ///
  /// - Parameters:
  ///   - file: The file that is held.
  ///   - path: The name of the file in messages.
  ///   - limit: The maximum of bytes. A longer file is an error.
  ///   - kind: The kind of error for a file that is too long.
  /// - Returns: The bytes of the file.
  /// - Throws: ``LoadError`` where the file cannot be read or is too long.
  package static func read(
    _ file: borrowing HeldFile, as path: String, limit: Int = Limits.fileBytes, kind: LoadError.Kind
  ) throws(LoadError) -> [UInt8] {
    do throws(LoadError) {
      return try read("/proc/self/fd/\(file.descriptor)", limit: limit, kind: kind)
    } catch {
      throw LoadError(kind: error.kind, file: path, message: error.message, remedy: error.remedy)
    }
  }

  /// Reads the beginning of a regular file, which may be longer.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limit: The maximum of bytes to read.
  /// - Returns: As many bytes as the limit says, or all that there are.
  /// - Throws: ``LoadError`` where the file cannot be read.
  package static func readBeginning(_ path: String, limit: Int) throws(LoadError) -> [UInt8] {
    let (descriptor, size) = try opened(path)
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(size, limit))
    var room = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count = Glibc.read(descriptor, &room, min(room.count, limit - bytes.count))
      if count > 0 { bytes += room.prefix(count) }
      if count == 0 { break }
      if count < 0, errno != EINTR { throw unreadable(path, errno) }
    }
    return bytes
  }

  /// - Throws: ``LoadError`` for what is no regular file.
  private static func opened(
    _ path: String
  ) throws(LoadError) -> (descriptor: Int32, size: Int) {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw LoadError(kind: .unreadable, file: path, message: "this is not a path")
    }
    // Without O_NONBLOCK a FIFO would wait for a writer.
    let descriptor = telltale_open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY, 0)
    guard descriptor >= 0 else { throw unreadable(path, errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      close(descriptor)
      throw unreadable(path, errno)
    }
    if let wrong = unsuitable(status.st_mode) {
      close(descriptor)
      throw LoadError(
        kind: .unreadable, file: path, message: "this is \(wrong), expected a regular file",
        remedy: "put the file in its place, or correct the path")
    }
    return (descriptor, Int(status.st_size))
  }

  /// Returns true for a regular file, and for a symbolic link to one.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: False also where nothing is there.
  package static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns true where two paths lead to the same file.
  ///
  /// - Parameters:
  ///   - path: One path.
  ///   - other: The other path. The two may differ in links and in spelling.
  /// - Returns: False also where one of them leads nowhere and the paths are not equal.
  package static func isSame(_ path: String, _ other: String) -> Bool {
    if path == other { return true }
    var (status, otherStatus) = (stat(), stat())
    guard stat(path, &status) == 0, stat(other, &otherStatus) == 0 else { return false }
    return status.st_dev == otherStatus.st_dev && status.st_ino == otherStatus.st_ino
  }

  /// Reads all of standard input.
  ///
  /// - Parameters:
  ///   - limit: The maximum of bytes. More is an error.
  ///   - kind: The kind of error for input that is too long.
  /// - Returns: The bytes up to the end of the input, for which this waits.
  /// - Throws: `LoadError` where the input cannot be read or is too long.
  package static func readStandardInput(
    limit: Int = Limits.fileBytes, kind: LoadError.Kind
  ) throws(LoadError) -> [UInt8] {
    try read(STDIN_FILENO, "standard input", expecting: 4_095, limit: limit, kind)
  }

  /// Reads on past the size that was told, in case the file grows, but never past the limit.
  private static func read(
    _ descriptor: Int32, _ path: String, expecting size: Int, limit: Int, _ kind: LoadError.Kind
  ) throws(LoadError) -> [UInt8] {
    var bytes: [UInt8] = []
    var room = min(size, limit) + 1
    while true {
      var failure: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        var result: Int
        repeat {
          result = Glibc.read(descriptor, buffer.baseAddress, room)
        } while result < 0
          && errno == EINTR
        if result < 0 { failure = errno }
        count = max(0, result)
      }
      guard failure == 0 else { throw unreadable(path, failure) }
      if chunk.isEmpty { return bytes }
      bytes = bytes.isEmpty ? chunk : bytes + chunk
      guard bytes.count <= limit else {
        throw LoadError(
          kind: kind, file: path, message: "the file has more than \(limit) bytes, the most read")
      }
      // Mostly only the end is left to be seen, which a small buffer does without touching pages.
      room = min(limit + 1 - bytes.count, max(4_096, bytes.count))
    }
  }

  private static func unreadable(_ path: String, _ code: Int32) -> LoadError {
    let remedy: String? =
      switch code {
      case ENOENT, ENOTDIR: "check the path"
      case EACCES, EPERM: "make it readable for this user"
      case ELOOP: "fix the symbolic links"
      default: nil
      }
    let reason = String(cString: strerror(code))
    return LoadError(
      kind: .unreadable, file: path, message: "cannot be read: \(reason)", remedy: remedy)
  }

  /// Returns the words of messages for a file that is not a regular one.
  ///
  /// - Parameter mode: The mode from `stat`.
  /// - Returns: Words such as `a directory`; `nil` for a regular file.
  package static func unsuitable(_ mode: mode_t) -> String? {
    switch mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: "a directory"
    case S_IFLNK: "a symbolic link"
    case S_IFIFO: "a FIFO"
    case S_IFSOCK: "a socket"
    default: "a device"
    }
  }
}
