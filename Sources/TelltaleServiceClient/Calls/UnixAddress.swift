import Glibc

/// The address of a socket in the file system (unix(7)).
package struct UnixAddress {
  private var address = sockaddr_un()

  /// Bytes of a path, with its end.
  package static let room = MemoryLayout.size(ofValue: sockaddr_un().sun_path)

  /// `nil` for a path that is too long.
  package init?(_ path: String) {
    let bytes = Array(path.utf8)
    guard !bytes.isEmpty, bytes.count < Self.room, !bytes.contains(0) else { return nil }
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
  }

  /// The path that a socket has been bound to; `nil` for one without a name in the file system.
  package static func path(of descriptor: Int32) -> String? {
    var address = sockaddr_un()
    var length = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
    }
    guard result == 0, address.sun_family == sa_family_t(AF_UNIX) else { return nil }
    let path = withUnsafeBytes(of: &address.sun_path) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return path.isEmpty ? nil : path
  }

  package mutating func withPointer<Result>(
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    let length = socklen_t(MemoryLayout<sockaddr_un>.size)
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
    }
  }

  /// A connection to whoever listens at a path; `nil` where nobody does, with `errno`, which is EAGAIN where somebody
  /// listens and takes none within so many milliseconds.
  package static func connect(to path: String, within milliseconds: Int = 10_000) -> Int32? {
    guard var address = UnixAddress(path) else {
      errno = ENAMETOOLONG
      return nil
    }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    // The limit of time for sending is that for connecting as well (unix_stream_connect in the kernel).
    limitSending(descriptor, milliseconds)
    var result: Int32
    repeat {
      result = address.withPointer { Glibc.connect(descriptor, $0, $1) }
    } while result != 0 && errno == EINTR
    guard result == 0 else {
      let code = errno
      close(descriptor)
      errno = code
      return nil
    }
    limitSending(descriptor, 0)
    return descriptor
  }

  /// 0 takes the limit away.
  private static func limitSending(_ descriptor: Int32, _ milliseconds: Int) {
    var time = timeval(tv_sec: milliseconds / 1000, tv_usec: milliseconds % 1000 * 1000)
    setsockopt(
      descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
  }
}
