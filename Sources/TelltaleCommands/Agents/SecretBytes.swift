import Glibc

/// Bytes of a secret in one place of memory, which is overwritten when nothing refers to it any more.
final class SecretBytes {
  private let start: UnsafeMutableRawPointer
  private let room: Int
  private(set) var count = 0

  /// - Parameter room: bytes that it holds at most.
  init(room: Int = 64 << 10) {
    self.room = max(1, room)
    start = .allocate(byteCount: self.room, alignment: 1)
    // Not to be written to a swap file, where the limits allow that; a secret is short.
    mlock(start, self.room)
  }

  deinit {
    explicit_bzero(start, room)
    munlock(start, room)
    start.deallocate()
  }

  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

  /// Puts bytes behind those that there are; false where there is no room.
  func append(_ byte: UInt8) -> Bool {
    guard count < room else { return false }
    start.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count += 1
    return true
  }

  /// Reads once from a descriptor; gives how many bytes came, 0 at the end, below 0 for a failure, and for a secret
  /// that is too long.
  func read(from descriptor: Int32) -> Int {
    guard count < room else { return -1 }
    let more = Glibc.read(descriptor, start + count, room - count)
    if more > 0 { count += more }
    return more
  }

  /// Writes all of it; false where that failed.
  func write(to descriptor: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let written = Glibc.write(descriptor, rest.baseAddress, rest.count)
      if written > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[written...])
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// The part before a byte and the part behind it; the second is `nil` where there is no such byte.
  func parted(at mark: UInt8) -> (SecretBytes, SecretBytes?) {
    guard let index = bytes.firstIndex(of: mark) else { return (self, nil) }
    let (first, second) = (SecretBytes(room: room), SecretBytes(room: room))
    for byte in bytes[..<index] { _ = first.append(byte) }
    for byte in bytes[(index + 1)...] { _ = second.append(byte) }
    return (first, second)
  }

  func equals(_ other: SecretBytes) -> Bool { bytes.elementsEqual(other.bytes) }
}
