import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleRuntime
import TelltaleVarlink

/// The connection of a program to the service. It makes one call at a time, and waits for each reply as long as the
/// call says.
package final class ServiceCaller {
  /// The descriptor of the connection; after `open`, of the line to the screens.
  package let descriptor: Int32
  private var incoming = VarlinkBuffer(most: 16 << 20)
  private let clock = MonotonicClock()
  /// The milliseconds for the reply to a call about which nobody is asked: no more than the question itself has.
  private let patience: Int

  /// The milliseconds for replies about the service itself, and for the start of a service that systemd starts on
  /// the first connection.
  private static let mostPatience = 30_000

  /// The milliseconds that a service has beside the question's own time.
  static let grace = 2_000
  /// The milliseconds in which a healthy service takes a connection.
  private static let welcome = 10_000

  /// Connects. `nil` where no service listens at the path, with `errno`, which is EAGAIN where a service accepts
  /// nobody.
  ///
  /// - Parameters:
  ///   - path: The path of its socket.
  ///   - limit: Milliseconds that are left for the question; `nil` for as long as it takes.
  package init?(path: String, within limit: Int? = nil) {
    patience = min(Self.mostPatience, limit.map { $0 + Self.grace } ?? .max)
    let welcome = min(Self.welcome, patience)
    guard let descriptor = UnixAddress.connect(to: path, within: welcome) else { return nil }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Takes the bytes after the last reply, of the protocol that goes on over the connection.
  func takeRest() -> [UInt8] { incoming.takeRest() }

  /// The path in `TELLTALE_SOCKET`, or the usual path of the service.
  package static var path: String {
    getenv("TELLTALE_SOCKET").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
      ?? ServiceContract.socket
  }

  /// Sends a call about which the service asks nobody, and waits for its reply no longer than the question may
  /// take.
  ///
  /// - Parameter call: The call.
  /// - Returns: The reply, which may be an error.
  /// - Throws: An error where the service has gone, does not reply, or sends something that is no reply.
  package func reply(to call: VarlinkCall) throws(RuntimeError) -> VarlinkReply {
    try reply(to: call, within: patience)
  }

  /// Sends a call, and waits for its reply, or for the first of its replies.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - limit: The most milliseconds to wait; `nil` for as long as it takes.
  /// - Returns: The reply, which may be an error.
  /// - Throws: An error where the service has gone, does not reply within the limit, or sends something that is no
  ///   reply.
  package func reply(
    to call: VarlinkCall, within limit: Int?
  ) throws(RuntimeError) -> VarlinkReply {
    let end = limit.map { clock.now.advanced(byMilliseconds: $0) }
    send(call.bytes, until: end)
    return try next(until: end)
  }

  /// Waits for another reply to the same call.
  func nextReply(within limit: Int?) throws(RuntimeError) -> VarlinkReply {
    try next(until: limit.map { clock.now.advanced(byMilliseconds: $0) })
  }

  private func next(until end: Instant?) throws(RuntimeError) -> VarlinkReply {
    while true {
      if let message = incoming.next() {
        do throws(VarlinkError) {
          return try VarlinkReply(message)
        } catch {
          throw Self.lost("it sent something that is not a reply: \(error.message)")
        }
      }
      try receive(until: end)
    }
  }

  /// Sends as far as the service takes it. A service that turns a client away may have said why before it went, so
  /// its words are read in any case.
  private func send(_ bytes: [UInt8], until end: Instant?) {
    var rest = bytes[...]
    while !rest.isEmpty, isReady(POLLOUT, until: end) {
      let count = rest.withUnsafeBytes {
        Glibc.send(
          descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR, errno != EAGAIN {
        return
      }
    }
  }

  private func receive(until end: Instant?) throws(RuntimeError) {
    guard isReady(POLLIN, until: end) else { throw Self.silent }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &bytes, bytes.count)
    if count > 0 { return incoming.add(bytes.prefix(count)) }
    if count == 0 { throw Self.lost("it closed the connection before its reply") }
    if errno != EINTR { throw Self.lost(String(cString: strerror(errno))) }
  }

  /// Waits until there is something to read, or room to write; false where the time is over before.
  private func isReady(_ events: Int32, until end: Instant?) -> Bool {
    while true {
      let left = end.map { max(0, $0.milliseconds(since: clock.now)) } ?? -1
      var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
      let result = poll(&entry, 1, Int32(clamping: left))
      if result > 0 { return true }
      if result == 0 && left >= 0 || result < 0 && errno != EINTR { return false }
    }
  }

  /// Waits for a time in milliseconds, at most a minute.
  func pause(_ milliseconds: Int) {
    _ = poll(nil, 0, Int32(min(max(1, milliseconds), 60_000)))
  }

  /// The error for a reply that did not come in time.
  static let silent = lost("it has said nothing for too long")

  /// Returns the error for a service that cannot be understood, or has gone.
  ///
  /// - Parameter reason: The reason, as a clause.
  /// - Returns: An error that asks to wait, with the command that shows the service's state.
  package static func lost(_ reason: String) -> RuntimeError {
    .wait(
      .init(
        kind: .noDisplay,
        message:
          "telltale: the service does not answer: \(reason); see `systemctl status telltale`"
      ))
  }
}
