/// Bytes as they come from a connection, cut into messages: each is a JSON object that ends with a zero
/// byte (https://varlink.org/Method-Call).
package struct VarlinkBuffer: Sendable {
  /// Bytes of one message at most, without its end.
  package let most: Int
  private var bytes: [UInt8] = []
  /// Up to where no end was found.
  private var searched = 0

  /// - Parameter most: bytes of one message at most.
  package init(most: Int) { self.most = most }

  /// Takes what was read.
  package mutating func add(_ new: some Collection<UInt8>) { bytes += new }

  /// True once a message has more bytes than any may have; nothing after it can be told apart.
  package var isOverfull: Bool { searched > most }

  /// True where nothing has come that is not taken yet.
  package var isEmpty: Bool { bytes.isEmpty }

  /// True where a whole message is there.
  package mutating func hasMessage() -> Bool { end() != nil }

  /// The next whole message, without its end.
  package mutating func next() -> [UInt8]? {
    guard let end = end() else { return nil }
    let message = Array(bytes[..<end])
    bytes.removeFirst(end + 1)
    searched = 0
    return message
  }

  /// All that is left, which is no message any more: the connection goes on in another protocol.
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
