import CShim
import Glibc

/// A descriptor that an application has handed over; closed with the last one who knows it.
final class HandedDescriptor: Sendable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close(number) }
}

/// Reads a stream, and keeps the descriptors that come with its bytes until their lines are there.
struct DescriptorInbox {
  private struct Entry {
    /// Bytes of the stream that had come with it: it belongs to the line of the last of them.
    var position: Int
    /// Absent for one that was closed, since too many came, or lost, since the process could have no more.
    var descriptor: HandedDescriptor?
  }

  /// Whether descriptors can come.
  let isOpen: Bool
  private let stream: Int32
  private var entries: [Entry] = []
  private var received = 0

  /// Kept until their lines are whole.
  private static let most = 2 * DeliveredPictureReader.mostDescriptors
  private static let room = 1 << 16

  init(_ stream: Int32) {
    self.stream = stream
    isOpen = telltale_is_unix_socket(stream) != 0
  }

  /// Notes bytes of the stream that were read elsewhere.
  mutating func skip(_ count: Int) { received += count }

  /// What can be read without waiting; `nil` at the end, and nothing where there is none by now.
  mutating func read() -> [UInt8]? {
    let bytes = isOpen ? receive() : readPlain()
    guard let bytes else { return nil }
    received += bytes.count
    for index in entries.indices where entries[index].position == 0 {
      entries[index].position = received
    }
    return bytes
  }

  /// The descriptors that belong to a line, and to what was left out before it.
  ///
  /// - Parameter end: Bytes of the stream up to the end of the line.
  /// - Returns: Each that came; those are absent that were closed or lost.
  mutating func take(upTo end: Int) -> [HandedDescriptor?] {
    let own = entries.prefix { $0.position <= end }.map(\.descriptor)
    entries.removeFirst(own.count)
    return own
  }

  private func readPlain() -> [UInt8]? {
    var room = [UInt8](repeating: 0, count: Self.room)
    let count = Glibc.read(stream, &room, room.count)
    if count > 0 { return Array(room.prefix(count)) }
    return count == 0 || !Self.isPassing(errno) ? nil : []
  }

  private mutating func receive() -> [UInt8]? {
    var room = [UInt8](repeating: 0, count: Self.room)
    var descriptors = [Int32](repeating: -1, count: Self.most)
    var found = 0
    let free = max(0, Self.most - entries.count)
    let count = telltale_receive(stream, &room, room.count, &descriptors, free, &found)
    for index in 0..<found {
      let number = index < free ? descriptors[index] : -1
      entries.append(
        Entry(position: 0, descriptor: number >= 0 ? HandedDescriptor(number) : nil))
    }
    // However many are sent, no more are counted than would be refused anyway.
    if entries.count > 4 * Self.most { entries.removeLast(entries.count - 4 * Self.most) }
    if count > 0 { return Array(room.prefix(count)) }
    return count == 0 || !Self.isPassing(errno) ? nil : []
  }

  private static func isPassing(_ code: Int32) -> Bool { code == EINTR || code == EAGAIN }
}
