import CShim
import Glibc
import TelltaleAppProtocol
import TelltaleHost
import TelltaleRuntime
import TelltaleServiceClient

/// The socket that clients connect to: handed over by systemd, or made here.
package final class ServiceSocket {
  package let descriptor: Int32
  /// Removed at the end, where it was made here.
  private let own: SocketPlace?
  /// Who is at the other end of a connection.
  var identify: (Int32) -> Peer? = { Peer(of: $0) }

  private init(_ descriptor: Int32, own: SocketPlace?) {
    self.descriptor = descriptor
    self.own = own
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  deinit {
    close(descriptor)
    own?.clear()
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
  /// replaced, and nothing else.
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
    try SocketPlace.free(path)
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw RuntimeError(SystemError(errno, "socket")) }
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
    return ServiceSocket(descriptor, own: SocketPlace(path))
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
      if let peer = identify(client) { return .connection(descriptor: client, peer: peer) }
      // Nobody can tell who that is.
      close(client)
    }
  }
}
