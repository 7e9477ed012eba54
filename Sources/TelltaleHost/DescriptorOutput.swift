import CShim
import Glibc

/// The output to a descriptor, with every failure reported.
package enum DescriptorOutput {
  /// The bytes that a pipe, a terminal or a socket takes at once where it takes any.
  package static let piece = 4096

  /// Writes all bytes, with as many calls as that takes, and waits where there is no room. A signal that ends
  /// programs does so while it waits, even if it is blocked.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - descriptor: The descriptor, which may be one that does not wait.
  /// - Returns: The number of the error; `nil` for success.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    let isSlow = !rest.isEmpty && takesPieces(descriptor)
    while !rest.isEmpty {
      if isSlow { awaitRoom(descriptor) }
      let next = isSlow ? rest.prefix(piece) : rest
      let count = next.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
        continue
      }
      // Nothing taken and no error: it will not be otherwise the next time.
      if count == 0 { return EIO }
      switch errno {
      case EINTR: continue
      case EAGAIN: awaitRoom(descriptor)
      case let code: return code
      }
    }
    return nil
  }

  /// True for a pipe, a terminal or a socket, whose reader may be slow.
  static func takesPieces(_ descriptor: Int32) -> Bool {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { return false }
    return [S_IFIFO, S_IFCHR, S_IFSOCK].contains(info.st_mode & S_IFMT)
  }

  /// True if it can be written to within so many milliseconds, or would fail at once.
  static func hasRoom(_ descriptor: Int32, milliseconds: Int32 = 0) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }

  /// Waits for room. A program that reads signals from a descriptor has them blocked and does not read them here.
  /// They count all the same, or nothing could end the program.
  private static func awaitRoom(_ descriptor: Int32) {
    guard !hasRoom(descriptor) else { return }
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    var none = sigset_t()
    sigemptyset(&none)
    telltale_poll_unblocked(&entry, &none)
  }
}
