import Glibc

/// The address of a socket in the file system (unix(7)).
package struct UnixAddress {
  private var address = sockaddr_un()

  /// The most bytes of a path, with its end.
  package static let room = MemoryLayout.size(ofValue: sockaddr_un().sun_path)

  /// Creates an address.
  ///
  /// - Parameter path: The path of the socket. `nil` for one that is empty, too long or has a zero byte.
  package init?(_ path: String) {
    let bytes = Array(path.utf8)
    guard !bytes.isEmpty, bytes.count < Self.room, !bytes.contains(0) else { return nil }
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
  }

  /// Returns the path that a socket has been bound to.
  ///
  /// - Parameter descriptor: The descriptor of the socket.
  /// - Returns: The path; `nil` for a socket without a name in the file system.
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

  /// Calls a function with the address as the kernel's calls take it.
  ///
  /// - Parameter body: Gets the pointer, which is valid during the call, and the length in bytes.
  /// - Returns: The result of the function.
  package mutating func withPointer<Result>(
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    let length = socklen_t(MemoryLayout<sockaddr_un>.size)
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
    }
  }

  /// Connects to the socket at a path.
  ///
  /// - Parameters:
  ///   - path: The path of the socket.
  ///   - milliseconds: The most milliseconds until the connection is accepted.
  /// - Returns: The descriptor; `nil` on failure, with `errno`, which is EAGAIN where somebody listens and accepts
  ///   nobody within that time.
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

  /// Limits the time for sending; 0 removes the limit.
  private static func limitSending(_ descriptor: Int32, _ milliseconds: Int) {
    var time = timeval(tv_sec: milliseconds / 1000, tv_usec: milliseconds % 1000 * 1000)
    setsockopt(
      descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
  }
}
