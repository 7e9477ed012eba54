import Glibc

/// Writing to a descriptor with every failure noticed.
package enum DescriptorOutput {
  /// Writes all bytes, however many calls that takes, and waits where there is no room; the error
  /// number where that failed.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
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

  /// Somebody else may have made the descriptor non-blocking.
  private static func awaitRoom(_ descriptor: Int32) {
    var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&entry, 1, -1)
  }
}
