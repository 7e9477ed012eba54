import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleRuntime
import TelltaleVarlink

/// A program that asks the service: one connection, one call at a time, waiting for each reply as long as it says.
package final class ServiceCaller {
  /// The connection; after `open`, the line to the screens.
  package let descriptor: Int32
  private var incoming = VarlinkBuffer(most: 16 << 20)
  private let clock = MonotonicClock()
  /// Milliseconds for the reply to a call about which nobody is asked: no more than what is to be asked has.
  private let patience: Int

  /// Milliseconds for what the service tells by itself, and for a service to start that systemd starts when somebody
  /// connects.
  private static let mostPatience = 30_000

  /// Milliseconds that a service has beside the question's own time.
  static let grace = 2_000
  /// Milliseconds in which a service that is well takes a connection.
  private static let welcome = 10_000

  /// Connects; `nil` where no service listens at the path, with `errno`, which is EAGAIN where one takes nobody.
  ///
  /// - Parameters:
  ///   - path: of its socket.
  ///   - limit: milliseconds that are left for what is to be asked; `nil` where it has as long as it takes.
  package init?(path: String, within limit: Int? = nil) {
    patience = min(Self.mostPatience, limit.map { $0 + Self.grace } ?? .max)
    let welcome = min(Self.welcome, patience)
    guard let descriptor = UnixAddress.connect(to: path, within: welcome) else { return nil }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// What has come after the last reply, of the protocol that goes on over the connection.
  func takeRest() -> [UInt8] { incoming.takeRest() }

  /// `TELLTALE_SOCKET`, or where the service is by custom.
  package static var path: String {
    getenv("TELLTALE_SOCKET").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
      ?? ServiceContract.socket
  }

  /// Sends a call about which the service asks nobody, and waits for its reply no longer than what is asked may take.
  ///
  /// - Parameter call: what is wanted.
  /// - Returns: What the service says.
  /// - Throws: where the service has gone, says what is no reply, or says nothing.
  package func reply(to call: VarlinkCall) throws(RuntimeError) -> VarlinkReply {
    try reply(to: call, within: patience)
  }

  /// Sends a call and waits for its reply, or the first one of its replies.
  ///
  /// - Parameters:
  ///   - call: what is wanted.
  ///   - limit: milliseconds; `nil` for as long as it takes.
  /// - Returns: What the service says.
  /// - Throws: where the service has gone, says what is no reply, or says nothing within the limit.
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
        do throws(VarlinkFault) {
          return try VarlinkReply(message)
        } catch {
          throw Self.lost("it sent something that is not a reply: \(error.message)")
        }
      }
      try receive(until: end)
    }
  }

  /// Sends as far as the service takes it. One that turns somebody away may have said why before it went: what it
  /// has said is read in any case.
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

  /// Waits so many milliseconds, at most a minute.
  func pause(_ milliseconds: Int) {
    _ = poll(nil, 0, Int32(min(max(1, milliseconds), 60_000)))
  }

  /// Its time is over.
  static let silent = lost("it has said nothing for too long")

  /// A service that cannot be understood, or has gone.
  package static func lost(_ reason: String) -> RuntimeError {
    .wait(
      .init(
        kind: .noDisplay,
        message:
          "telltale: the service does not answer: \(reason); `systemctl status telltale` says how it is"
      ))
  }
}
