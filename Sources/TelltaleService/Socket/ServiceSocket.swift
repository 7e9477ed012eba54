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
  /// Where clients look for it; `nil` for one that has no name in the file system.
  private let path: String?
  /// Which one was there.
  private var place: SocketPlace?
  /// It was made here, is made anew where somebody takes it away, and is removed at the end.
  private let isOwn: Bool
  private let watch: SocketWatch?
  /// Nobody can connect any more, and that was told.
  private var isLost = false
  private var isWatchedWide = false
  private var isNew = true
  /// When it is tried again to make it anew; `nil` where it is there.
  private(set) var retry: Instant?
  private static let retryMilliseconds = 5000
  /// Who is at the other end of a connection.
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

  /// Goes on with the socket that is at the path.
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

  /// The socket that systemd has opened, by its protocol (sd_listen_fds(3)); `nil` where it has none for this
  /// process.
  package static func inherited(
    _ variable: (String) -> String? = { getenv($0).map { String(cString: $0) } }
  ) -> ServiceSocket? {
    guard variable("LISTEN_PID").flatMap({ Int32($0) }) == getpid(),
      let count = variable("LISTEN_FDS").flatMap({ Int($0) }), count > 0
    else { return nil }
    // The first descriptor after the standard streams.
    return ServiceSocket(3, at: UnixAddress.path(of: 3), isOwn: false)
  }

  /// Makes a socket that its owner and its group may connect to. One that nobody listens to any more is
  /// replaced, and nothing else.
  package static func listen(at path: String) throws(RuntimeError) -> ServiceSocket {
    ServiceSocket(try bound(to: path), at: path, isOwn: true)
  }

  private static func bound(to path: String) throws(RuntimeError) -> Int32 {
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

  /// Readable once somebody may have taken the socket from its path.
  var watched: Int32? { watch?.descriptor }

  /// Sees whether clients still find the socket, if somebody may have taken it from its path; one that was made here is
  /// made anew.
  ///
  /// - Parameter now: the time; what cannot be made anew is tried again some seconds later.
  /// - Returns: What whoever looks after the unit has to know; `nil` for nothing new.
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
        ? "\(path) is not there for the service" : "\(path) was taken away while the service ran"
      return lose(
        "telltale: error: \(gone), and nobody can connect; the socket is systemd's, so that the service cannot make it anew:"
          + " run systemctl restart telltale.socket telltale.service")
    }
    return remake(path, at: now)
  }

  /// True where it may have been taken away since it was looked at last.
  private func isInQuestion(at now: Instant) -> Bool {
    let hasNews = watch?.drain() == true
    return hasNews || isNew || retry.map { $0 <= now } == true
  }

  private func remake(_ path: String, at now: Instant) -> String? {
    let gone = "\(path) was taken away while the service ran"
    // What comes and goes from now on may be what keeps it from being made.
    widen()
    do throws(RuntimeError) {
      let new = try Self.bound(to: path)
      close(descriptor)
      descriptor = new
      (isLost, retry) = (false, nil)
      settle()
      return "telltale: warning: \(gone); the service has made it anew and listens there"
    } catch {
      // What this attempt itself has done is no news.
      _ = watch?.drain()
      retry = now.advanced(byMilliseconds: Self.retryMilliseconds)
      return lose("telltale: error: \(gone), and nobody can connect any more\n\(error.message)")
    }
  }

  private static func unwatched(_ path: String) -> String {
    "telltale: note: \(path): the system has no inotify to give, so that nothing is noticed where the socket is taken away"
  }

  /// What is told of it, once.
  private func lose(_ words: String) -> String? {
    defer { isLost = true }
    return isLost ? nil : words
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
