import Glibc

/// The journal of the system (https://systemd.io/JOURNAL_NATIVE_PROTOCOL/): entries with fields of their own, sent
/// without waiting.
///
/// An entry that cannot be sent is dropped: it is a copy of a record elsewhere.
package final class SystemJournal {
  /// The path of the journal's socket.
  package static let path = "/run/systemd/journal/socket"

  private let socket: Int32
  private let path: String

  /// Opens a socket to the journal; `nil` for a program whose output does not go to a journal (systemd.exec(5),
  /// JOURNAL_STREAM).
  ///
  /// - Parameters:
  ///   - path: The path of the journal's socket.
  ///   - variable: Returns the value of an environment variable.
  package init?(
    at path: String = SystemJournal.path,
    variable: (String) -> String? = { getenv($0).map { String(cString: $0) } }
  ) {
    guard variable("JOURNAL_STREAM") != nil else { return nil }
    let kind = Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    socket = Glibc.socket(AF_UNIX, kind, 0)
    self.path = path
    guard socket >= 0 else { return nil }
  }

  deinit { if socket >= 0 { close(socket) } }

  /// Sends an entry.
  ///
  /// - Parameter fields: The fields in their order. A name has capital letters, digits and underscores.
  package func tell(_ fields: [(name: String, value: String)]) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let name = Array(path.utf8) + [0]
    guard name.count <= MemoryLayout.size(ofValue: address.sun_path) else { return }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    let length = socklen_t(MemoryLayout.size(ofValue: address))
    let entry = fields.flatMap { Self.bytes(of: $0.name, $0.value) }
    withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = sendto(socket, entry, entry.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL), $0, length)
      }
    }
  }

  /// Writes a field as a line. A value of several lines has its length before it, so that no line in it can be a
  /// field.
  static func bytes(of name: String, _ value: String) -> [UInt8] {
    let text = Array(value.utf8)
    guard text.contains(10) else { return Array(name.utf8) + [UInt8(ascii: "=")] + text + [10] }
    let count = (0..<8).map { UInt8(truncatingIfNeeded: text.count >> (8 * $0)) }
    return Array(name.utf8) + [10] + count + text + [10]
  }
}
