import CShim
import Glibc

/// Reading a file that may be anything: only regular files, only so many bytes, never waiting.
package enum SourceFile {
  /// The bytes of a regular file of at most `limit` bytes; symbolic links are followed.
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

  /// The bytes of a regular file that is held, whatever stands in its place by now.
  ///
  /// - Parameters:
  ///   - file: that is read.
  ///   - path: what messages call it.
  ///   - limit: bytes that it has at most.
  ///   - kind: of what is wrong with a longer one.
  /// - Returns: Its bytes.
  /// - Throws: ``LoadError`` where it cannot be read.
  package static func read(
    _ file: borrowing HeldFile, as path: String, limit: Int = Limits.fileBytes, kind: LoadError.Kind
  ) throws(LoadError) -> [UInt8] {
    do throws(LoadError) {
      return try read("/proc/self/fd/\(file.descriptor)", limit: limit, kind: kind)
    } catch {
      throw LoadError(kind: error.kind, file: path, message: error.message, remedy: error.remedy)
    }
  }

  /// The beginning of a file that may have more.
  ///
  /// - Parameters:
  ///   - path: of a regular file.
  ///   - limit: bytes that are read at most.
  /// - Returns: So many bytes, or all that there are.
  /// - Throws: ``LoadError`` where it cannot be read.
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

  /// True for a regular file, or a symbolic link to one.
  package static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// True for two paths of one file, however they lead to it.
  package static func isSame(_ path: String, _ other: String) -> Bool {
    if path == other { return true }
    var (status, otherStatus) = (stat(), stat())
    guard stat(path, &status) == 0, stat(other, &otherStatus) == 0 else { return false }
    return status.st_dev == otherStatus.st_dev && status.st_ino == otherStatus.st_ino
  }

  /// All of standard input, within the limit.
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

  /// What a file is that is no regular one, as messages call it; `nil` for a regular file.
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
