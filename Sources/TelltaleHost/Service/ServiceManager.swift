import CShim
import Glibc

/// The service manager that started the program, by the protocol of systemd (sd_notify(3),
/// sd_watchdog_enabled(3)): a datagram for each word, sent without waiting.
package final class ServiceManager {
  /// The milliseconds without `WATCHDOG=1` after which it restarts the program; `nil` for never.
  package let limit: Int?
  private let socket: Int32
  private let name: [UInt8]
  private let notices: Notices
  private var isUnheard = false

  /// Finds the manager; `nil` where no manager wants to be told, or its socket cannot be reached.
  ///
  /// - Parameters:
  ///   - notices: Hears once where the manager cannot be told.
  ///   - variable: Returns the value of an environment variable.
  package init?(
    notices: Notices, variable: (String) -> String? = { getenv($0).map { String(cString: $0) } }
  ) {
    guard let address = variable("NOTIFY_SOCKET"), !address.isEmpty else { return nil }
    name = Self.name(address)
    socket = name.isEmpty ? -1 : Glibc.socket(AF_UNIX, Self.kind, 0)
    limit = Self.limit(variable)
    self.notices = notices
    guard socket >= 0 else {
      notices.tell(
        "telltale: warning: NOTIFY_SOCKET is \(address), where no service manager can be "
          + "reached; expected a path or @ and a name, of \(Self.room - 1) bytes at most")
      return nil
    }
  }

  deinit { if socket >= 0 { close(socket) } }

  private static let kind = Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
  private static let room = MemoryLayout.size(ofValue: sockaddr_un().sun_path)

  /// The bytes of the address; none where it is invalid. An address that begins with @ is a name without a file.
  private static func name(_ address: String) -> [UInt8] {
    var bytes = Array(address.utf8)
    guard bytes.count < room, bytes.count > 1 else { return [] }
    switch bytes[0] {
    case UInt8(ascii: "/"): bytes.append(0)
    case UInt8(ascii: "@"): bytes[0] = 0
    default: return []
    }
    return bytes
  }

  private static func limit(_ variable: (String) -> String?) -> Int? {
    guard let microseconds = variable("WATCHDOG_USEC").flatMap(Int.init), microseconds > 0 else {
      return nil
    }
    // Inherited from a program that is watched itself, it is not meant for this one.
    if let process = variable("WATCHDOG_PID"), Int32(process) != getpid() { return nil }
    return max(1, microseconds / 1000)
  }

  /// Sends words. The first failure is told as a notice.
  ///
  /// - Parameter words: An assignment such as `READY=1`.
  /// - Returns: False where the manager is busy, and has to be told again.
  @discardableResult
  package func tell(_ words: String) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
    let length = socklen_t(MemoryLayout.size(ofValue: address) - Self.room + name.count)
    let text = Array(words.utf8)
    let count = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        sendto(socket, text, text.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL), $0, length)
      }
    }
    guard count < 0 else { return true }
    let code = errno
    if !isUnheard {
      isUnheard = true
      notices.tell(
        "telltale: warning: the service manager cannot be notified: "
          + SystemError(code, "sendto NOTIFY_SOCKET").description)
    }
    return ![EAGAIN, ENOBUFS, EINTR].contains(code)
  }
}

extension ServiceReport {
  /// Reports to a manager.
  ///
  /// - Parameter manager: The manager that started the program. The result is `nil` without one.
  package convenience init?(to manager: ServiceManager?) {
    guard let manager else { return nil }
    self.init(limit: manager.limit, tell: manager.tell)
  }
}
