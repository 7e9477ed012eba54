import Glibc
import TelltaleGraphics
import TelltaleHost

/// A helper that runs, and the socket to it. Ends with its owner.
final class HelperProcess: Sendable {
  /// It is of no more use.
  enum Silence: Error {
    /// It ended, which need not be the fault of what it was at.
    case ended
    /// It said nothing for too long.
    case late
  }

  let process: pid_t
  private let socket: Int32

  /// Starts the first program of these that there is; nil where there is none.
  ///
  /// It gets the socket as its standard input and keeps nothing else of this process: no descriptors,
  /// no blocked signals, and of the environment only where its libraries are. By itself librsvg starts a
  /// thread for each core, and the C library a heap for each thread: with one of either, the memory that a
  /// drawing takes, and so whether it is drawn, is the same on every machine.
  ///
  /// - Parameter paths: Files that may be the program.
  init?(_ paths: [String]) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0
    else { return nil }
    defer { close(ends[1]) }
    for path in paths {
      if let started = Self.start(path, ends[1]) {
        (process, socket) = (started, ends[0])
        return
      }
    }
    close(ends[0])
    return nil
  }

  deinit {
    close(socket)
    // Its children are of its group. Another part of the program may have waited for it already.
    kill(-process, SIGKILL)
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
  }

  private static func start(_ path: String, _ input: Int32) -> pid_t? {
    let libraries = getenv("LD_LIBRARY_PATH").map { "LD_LIBRARY_PATH=\(String(cString: $0))" }
    let program = ChildProgram(
      path, ["telltale", HelperProgram.word],
      environment: ["RAYON_NUM_THREADS=1", "MALLOC_ARENA_MAX=1"]
        + [libraries].compactMap(\.self), leadsGroup: true)
    // What libraries say on their way out is nobody's business.
    return try? program.start(input: .descriptor(input), output: .nowhere, errors: .nowhere)
  }

  /// Sends all bytes, by `deadline` on the monotonic clock.
  func send(_ bytes: [UInt8], by deadline: Instant) throws(Silence) {
    let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
    var place = 0
    while place < bytes.count {
      try wait(for: POLLOUT, until: deadline)
      let count = bytes.withUnsafeBytes { all in
        Glibc.send(socket, all.baseAddress.map { $0 + place }, all.count - place, flags)
      }
      if count > 0 { place += count } else if !Self.mayGoOn { throw .ended }
    }
  }

  /// As many bytes of what the helper says, by `deadline` on the monotonic clock.
  func receive(_ count: Int, by deadline: Instant) throws(Silence) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var place = 0
    while place < count {
      try wait(for: POLLIN, until: deadline)
      let found = bytes.withUnsafeMutableBytes { all in
        recv(
          socket, all.baseAddress.map { $0 + place }, all.count - place,
          Int32(MSG_DONTWAIT))
      }
      if found > 0 { place += found } else if found == 0 || !Self.mayGoOn { throw .ended }
    }
    return bytes
  }

  private static var mayGoOn: Bool { errno == EINTR || errno == EAGAIN }

  private func wait(for event: Int32, until deadline: Instant) throws(Silence) {
    let left = deadline.milliseconds(since: MonotonicClock().now)
    guard left > 0 else { throw .late }
    var watch = pollfd(fd: socket, events: Int16(event), revents: 0)
    if poll(&watch, 1, Int32(left)) < 0, errno != EINTR { throw .ended }
  }
}
