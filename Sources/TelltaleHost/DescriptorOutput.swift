import CShim
import Glibc

/// Writing to a descriptor with every failure noticed.
package enum DescriptorOutput {
  /// What a pipe takes at once where it takes anything, and a terminal and a socket as well.
  package static let piece = 4096

  /// Writes all bytes, however many calls that takes, and waits where there is no room; the error
  /// number where that failed. A signal that ends programs does so while it waits, also where it is
  /// blocked.
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

  /// True for what has a reader who may be slow: a pipe, a terminal, a socket.
  static func takesPieces(_ descriptor: Int32) -> Bool {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { return false }
    return [S_IFIFO, S_IFCHR, S_IFSOCK].contains(info.st_mode & S_IFMT)
  }

  /// Whether it can be written to within so many milliseconds; an error counts, as it is told at once.
  static func hasRoom(_ descriptor: Int32, milliseconds: Int32 = 0) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }

  /// Waits for room. Whoever reads signals from a descriptor has them blocked, and does not read them
  /// here: they count all the same, or nothing could end the program.
  private static func awaitRoom(_ descriptor: Int32) {
    guard !hasRoom(descriptor) else { return }
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    var none = sigset_t()
    sigemptyset(&none)
    telltale_poll_unblocked(&entry, &none)
  }
}
