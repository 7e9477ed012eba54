import CShim
import Glibc
import TelltaleAppProtocol
import TelltaleGraphics
import TelltaleHost
import TelltaleRuntime
import TelltaleServiceClient

/// The socket that clients connect to: handed over by systemd, or made here.
package final class ServiceSocket {
  package private(set) var descriptor: Int32
  /// The path at which clients look for it; `nil` for a socket without a name in the file system.
  private let path: String?
  /// The socket that was at the path.
  private var place: SocketPlace?
  /// True if it was made here. It is then made anew if somebody removes it, and removed at the end.
  private let isOwn: Bool
  private let watch: SocketWatch?
  /// True if nobody can connect any more, and that was told.
  private var isLost = false
  private var isWatchedWide = false
  private var isNew = true
  /// The time of the next attempt to make it anew; `nil` while it is there.
  private(set) var retry: Instant?
  private static let retryMilliseconds = 5000
  /// Identifies the client at the other end of a connection.
  var identify: (Int32) -> Peer? = { Peer(of: $0) }

  init(_ descriptor: Int32, at path: String?, isOwn: Bool) {
    self.descriptor = descriptor
    self.path = path
    self.isOwn = isOwn
    watch = path.flatMap(SocketWatch.init)
    if isOwn { widen() }
    settle()
  }

  deinit {
    close(descriptor)
    if isOwn { place?.clear() }
  }

  /// Takes the socket at the path as the present one.
  private func settle() {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    place = path.flatMap { SocketPlace($0) }
    watch?.add()
    // Where it has gone by now, its folder tells of it.
    if place?.isThere == true { narrow() }
  }

  private func widen() {
    watch?.widen()
    isWatchedWide = true
  }

  private func narrow() {
    watch?.narrow()
    isWatchedWide = false
  }

  /// Returns the socket that systemd has opened, by its protocol (sd_listen_fds(3)).
  ///
  /// - Parameter variable: Returns the value of an environment variable.
  /// - Returns: The socket; `nil` where systemd has none for this process.
  package static func inherited(
    _ variable: (String) -> String? = { getenv($0).map { String(cString: $0) } }
  ) -> ServiceSocket? {
    guard variable("LISTEN_PID").flatMap({ Int32($0) }) == getpid(),
      let count = variable("LISTEN_FDS").flatMap({ Int($0) }), count > 0
    else { return nil }
    // The first descriptor after the standard streams.
    return ServiceSocket(3, at: UnixAddress.path(of: 3), isOwn: false)
  }

  /// Makes a socket that its owner and its group may connect to. Only a socket to which nobody listens any more is
  /// replaced.
  ///
  /// - Parameter path: The path of the socket. Missing folders are made.
  /// - Returns: The socket, with clients waiting to be accepted.
  /// - Throws: An error where something else is at the path, another service listens there, or the folder cannot be
  ///   written.
  package static func listen(at path: String) throws(RuntimeError) -> ServiceSocket {
    ServiceSocket(try bound(to: path), at: path, isOwn: true)
  }

  private static func bound(to path: String) throws(RuntimeError) -> Int32 {
    guard var address = UnixAddress(path) else {
      throw RuntimeError(
        .usage,
        "telltale: the socket's path \(path) is too long; at most \(UnixAddress.room - 1) bytes are allowed"
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
      if isBound { unlink(path) }
      close(descriptor)
      throw RuntimeError(
        [EACCES, EPERM, EROFS].contains(code) ? .permission : .missingFile,
        "telltale: \(path): \(SystemError(code, "bind").description); the service listens there"
          + " (--socket names another place)")
    }
    return descriptor
  }

  private static func makeFolder(_ path: String) {
    var place = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      place += "\(part)/"
      mkdir(place, 0o755)
    }
  }

  // MARK: Taken away

  /// The descriptor that is readable once somebody may have removed the socket from its path.
  var watched: Int32? { watch?.descriptor }

  /// Looks whether clients still find the socket, if somebody may have removed it from its path. A socket that was
  /// made here is made anew.
  ///
  /// - Parameter now: The time. After a failure the next attempt is some seconds later.
  /// - Returns: A notice for somebody who looks after the unit; `nil` for nothing new.
  func recover(at now: Instant) -> String? {
    guard let path, isInQuestion(at: now) else { return nil }
    let isFirst = isNew
    isNew = false
    if place?.isThere == true {
      if isWatchedWide { narrow() }
      (isLost, retry) = (false, nil)
      return isFirst && watch == nil ? Self.unwatched(path) : nil
    }
    guard isOwn else {
      let gone =
        place == nil
        ? "\(path) does not exist for the service" : "\(path) was removed while the service ran"
      return lose(
        "telltale: error: \(gone), and nobody can connect; the socket is systemd's, so the service cannot create it "
          + "again: run systemctl restart telltale.socket telltale.service")
    }
    return remake(path, at: now)
  }

  /// True where it may have been removed since the last look.
  private func isInQuestion(at now: Instant) -> Bool {
    let hasNews = watch?.drain() == true
    return hasNews || isNew || retry.map { $0 <= now } == true
  }

  private func remake(_ path: String, at now: Instant) -> String? {
    let gone = "\(path) was removed while the service ran"
    // What comes and goes from now on may be what keeps it from being made.
    widen()
    do throws(RuntimeError) {
      let new = try Self.bound(to: path)
      close(descriptor)
      descriptor = new
      (isLost, retry) = (false, nil)
      settle()
      return "telltale: warning: \(gone); the service has created it again and listens there"
    } catch {
      // What this attempt itself has done is no news.
      _ = watch?.drain()
      retry = now.advanced(byMilliseconds: Self.retryMilliseconds)
      return lose("telltale: error: \(gone), and nobody can connect any more\n\(error.message)")
    }
  }

  private static func unwatched(_ path: String) -> String {
    "telltale: note: \(path): the system has no inotify left, so the service does not notice when the socket is removed"
  }

  /// The notice about it, once.
  private func lose(_ words: String) -> String? {
    defer { isLost = true }
    return isLost ? nil : words
  }

  enum Accepted {
    case connection(descriptor: Int32, peer: Peer)
    /// No client waits any more.
    case nobody
    /// The machine is short of descriptors or memory, and clients have to go on waiting.
    case short(Int32)
  }

  /// Takes a connection; returns the descriptor, or -1 with `errno`.
  var take: (Int32) -> Int32 = telltale_accept

  /// Returns the next connection, with its client.
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
