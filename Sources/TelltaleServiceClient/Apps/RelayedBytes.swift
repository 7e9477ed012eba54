import CShim
import Glibc

/// Bytes on their way, with descriptors that belong to the line of the last of them.
struct RelayedBytes {
  /// The most descriptors of one reading.
  static let most = 64
  /// The bytes that are sent at once.
  private static let room = 1 << 16

  private(set) var bytes: [UInt8] = []
  private var descriptors: [Int32] = []

  var isEmpty: Bool { bytes.isEmpty }

  mutating func add(_ bytes: [UInt8], _ descriptors: [Int32] = []) {
    self.bytes += bytes
    self.descriptors += descriptors
  }

  mutating func remove(_ count: Int) { bytes.removeFirst(count) }

  /// Discards all bytes, and closes the descriptors.
  mutating func drop() {
    letGo()
    bytes = []
  }

  /// Closes the descriptors.
  private mutating func letGo() {
    for descriptor in descriptors { close(descriptor) }
    descriptors = []
  }

  /// Sends the bytes that a socket takes. Descriptors go with the last byte, since the bytes before it may be of
  /// other lines.
  ///
  /// - Parameter socket: The descriptor of the socket.
  /// - Returns: False where nobody takes any more.
  mutating func send(to socket: Int32) -> Bool {
    while !bytes.isEmpty {
      let isLast = descriptors.isEmpty || bytes.count == 1
      let part = (isLast ? bytes[...] : bytes.dropLast()).prefix(Self.room)
      let handed = isLast ? descriptors : []
      let count = part.withUnsafeBytes {
        telltale_send(socket, $0.baseAddress, $0.count, handed, handed.count)
      }
      if count < 0 {
        if errno == EINTR { continue }
        return errno == EAGAIN
      }
      bytes.removeFirst(count)
      if isLast { letGo() }
    }
    return true
  }
}
