/// The bytes from a connection, cut into messages: each is a JSON object that ends with a zero byte
/// (https://varlink.org/Method-Call).
package struct VarlinkBuffer: Sendable {
  /// The most bytes of one message, without its end.
  package let most: Int
  private var bytes: [UInt8] = []
  /// The number of bytes that were searched for an end without finding one.
  private var searched = 0

  /// Creates an empty buffer.
  ///
  /// - Parameter most: The most bytes of one message, without its end.
  package init(most: Int) { self.most = most }

  /// Adds bytes.
  ///
  /// - Parameter new: The bytes as they were read; they may end within a message.
  package mutating func add(_ new: some Collection<UInt8>) { bytes += new }

  /// True once a message is too long. Nothing after it can be distinguished.
  package var isOverfull: Bool { searched > most }

  /// True where all bytes that came are taken.
  package var isEmpty: Bool { bytes.isEmpty }

  /// Tests whether a whole message has come.
  ///
  /// - Returns: True where `next` returns one.
  package mutating func hasMessage() -> Bool { end() != nil }

  /// Takes the next message.
  ///
  /// - Returns: The message without its end; `nil` where no whole one has come, or one is too long.
  package mutating func next() -> [UInt8]? {
    guard let end = end() else { return nil }
    let message = Array(bytes[..<end])
    bytes.removeFirst(end + 1)
    searched = 0
    return message
  }

  /// Takes all bytes that are left, when the connection goes on in another protocol.
  ///
  /// - Returns: The bytes, which are no message of this protocol.
  package mutating func takeRest() -> [UInt8] {
    defer { (bytes, searched) = ([], 0) }
    return bytes
  }

  private mutating func end() -> Int? {
    guard !isOverfull else { return nil }
    let end = bytes[searched...].firstIndex(of: 0)
    searched = end ?? bytes.count
    return isOverfull ? nil : end
  }
}
