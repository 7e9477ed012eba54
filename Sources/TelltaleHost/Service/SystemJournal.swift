import Glibc

/// The journal of the system (https://systemd.io/JOURNAL_NATIVE_PROTOCOL/): entries with fields of their own, sent
/// without waiting.
///
/// What cannot be sent is dropped: it is a copy of what stands elsewhere.
package final class SystemJournal {
  /// Where it listens.
  package static let path = "/run/systemd/journal/socket"

  private let socket: Int32
  private let path: String

  /// `nil` for a program whose output is no journal's (systemd.exec(5), JOURNAL_STREAM).
  ///
  /// - Parameters:
  ///   - path: where the journal listens.
  ///   - variable: looks up a variable of the environment.
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
  /// - Parameter fields: in their order; names are of capital letters, digits and underscores.
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

  /// A field as a line; one with several lines with its length before it, so that nothing in it is a field.
  static func bytes(of name: String, _ value: String) -> [UInt8] {
    let text = Array(value.utf8)
    guard text.contains(10) else { return Array(name.utf8) + [UInt8(ascii: "=")] + text + [10] }
    let count = (0..<8).map { UInt8(truncatingIfNeeded: text.count >> (8 * $0)) }
    return Array(name.utf8) + [10] + count + text + [10]
  }
}
