import CShim
import Glibc
import TelltaleAppProtocol
import TelltaleHost
import TelltaleRuntime

/// The socket that clients connect to: handed over by systemd, or made here.
package final class ServiceSocket {
  package let descriptor: Int32
  /// Removed at the end, where it was made here.
  private let own: String?

  private init(_ descriptor: Int32, own: String?) {
    self.descriptor = descriptor
    self.own = own
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  deinit {
    close(descriptor)
    if let own { unlink(own) }
  }

  /// The socket that systemd has opened, by its protocol (sd_listen_fds(3)); `nil` where it has none for this
  /// process.
  package static func inherited(
    _ variable: (String) -> String? = { getenv($0).map { String(cString: $0) } }
  ) -> ServiceSocket? {
    guard variable("LISTEN_PID").flatMap({ Int32($0) }) == getpid(),
      let count = variable("LISTEN_FDS").flatMap({ Int($0) }), count > 0
    else { return nil }
    // The first descriptor after the standard streams.
    return ServiceSocket(3, own: nil)
  }

  /// Makes a socket that its owner and its group may connect to. One that nobody listens to any more is
  /// replaced.
  package static func listen(at path: String) throws(RuntimeError) -> ServiceSocket {
    guard var address = UnixAddress(path) else {
      throw RuntimeError(
        .usage,
        "telltale: the socket's path \(path) is too long; at most \(UnixAddress.room - 1) bytes are taken"
      )
    }
    if let folder = path.lastIndex(of: "/"), folder > path.startIndex {
      makeFolder(String(path[..<folder]))
    }
    if UnixAddress.connect(to: path).map({ close($0) }) != nil {
      throw RuntimeError.wait(
        .init(
          kind: .displayInUse,
          message: "telltale: another service listens at \(path); stop it, or name another socket"
            + " with --socket"))
    }
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw RuntimeError(SystemError(errno, "socket")) }
    unlink(path)
    // Nobody can connect before it listens, so that others than owner and group never get at it.
    let isBound =
      address.withPointer { bind(descriptor, $0, $1) } == 0 && chmod(path, 0o660) == 0
    let code = errno
    guard isBound, Glibc.listen(descriptor, 64) == 0 else {
      close(descriptor)
      throw RuntimeError(
        [EACCES, EPERM, EROFS].contains(code) ? .permission : .missingFile,
        "telltale: \(path): \(SystemError(code, "bind").description); the service listens there"
          + " (--socket names another place)")
    }
    return ServiceSocket(descriptor, own: path)
  }

  private static func makeFolder(_ path: String) {
    var place = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      place += "\(part)/"
      mkdir(place, 0o755)
    }
  }

  enum Accepted {
    case connection(descriptor: Int32, peer: Peer)
    /// Nobody waits any more.
    case nobody
    /// The machine is short of descriptors or memory, and whoever waits has to go on waiting.
    case short(Int32)
  }

  /// Takes a connection; gives the descriptor, or -1 with `errno`.
  var take: (Int32) -> Int32 = telltale_accept

  /// The next connection, with whom it is to.
  func accept() -> Accepted {
    while true {
      let client = take(descriptor)
      guard client >= 0 else {
        let code = errno
        switch code {
        case EINTR, ECONNABORTED: continue
        case EMFILE, ENFILE, ENOBUFS, ENOMEM: return .short(code)
        default: return .nobody
        }
      }
      if let peer = Peer(of: client) { return .connection(descriptor: client, peer: peer) }
      // Nobody can tell who that is.
      close(client)
    }
  }
}

extension Peer {
  /// Whoever holds the other end of a socket.
  init?(of descriptor: Int32) {
    var credentials: (process: Int32, user: UInt32, group: UInt32) = (0, 0, 0)
    var length = socklen_t(MemoryLayout.size(ofValue: credentials))
    guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &length) == 0 else {
      return nil
    }
    self.init(
      process: credentials.process, user: credentials.user, group: credentials.group,
      unit: Peer.unit(of: credentials.process))
  }

  /// The unit of a process, by the name of its control group.
  private static func unit(of process: Int32) -> String? {
    guard let file = fopen("/proc/\(process)/cgroup", "re") else { return nil }
    defer { fclose(file) }
    var room = [CChar](repeating: 0, count: 4096)
    let count = fread(&room, 1, room.count - 1, file)
    let text = String(decoding: room.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return unit(inGroups: text)
  }

  static func unit(inGroups text: String) -> String? {
    let line = text.split(separator: "\n").last { $0.contains("::") } ?? ""
    return line.split(separator: "/").last {
      $0.hasSuffix(".service") || $0.hasSuffix(".scope")
    }.map(String.init)
  }
}
