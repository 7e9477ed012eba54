import Glibc
import TelltaleGraphics
import TelltaleServiceClient
import TelltaleVarlink

/// A client's connection, with the bytes that wait in both directions.
final class ServiceConnection {
  let descriptor: Int32
  private var incoming: VarlinkBuffer
  private var outgoing: [UInt8] = []
  private let room: Int
  /// The most bytes of a message.
  private let most: Int
  /// True once nothing more comes from the client.
  private(set) var isAtEnd = false
  /// True if it has to be closed: the other end is gone, does not read, or speaks another protocol.
  private(set) var isBroken = false
  /// True if its present call wants no reply.
  var isOneway = false
  /// The time of its last call, or of the connection.
  var heardAt: Instant
  /// True once it has asked for something.
  var hasCalled = false

  init(_ descriptor: Int32, messageBytes: Int, waitingBytes: Int, at now: Instant) {
    self.descriptor = descriptor
    heardAt = now
    incoming = VarlinkBuffer(most: messageBytes)
    room = waitingBytes
    most = messageBytes
  }

  deinit {
    // A program that is being started at this moment may have a copy of the descriptor until it runs.
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
  }

  /// The events to wait for: calls only while none of its own is being answered.
  func interest(isWaiting: Bool) -> pollfd {
    var events: Int16 = 0
    if !isWaiting, !isAtEnd { events |= Int16(POLLIN) }
    if !outgoing.isEmpty { events |= Int16(POLLOUT) }
    return pollfd(fd: descriptor, events: events, revents: 0)
  }

  /// True where a whole call has come.
  func hasCall() -> Bool { incoming.hasMessage() }

  /// True once all replies are sent, as far as the kernel has taken them.
  var hasSentAll: Bool { outgoing.isEmpty && !isBroken }

  /// True once all its calls are done, and all replies are sent.
  var isDone: Bool { isAtEnd && outgoing.isEmpty }

  func nextCall() -> [UInt8]? { incoming.next() }

  /// Takes the bytes after the last call, for another protocol that goes on over the connection.
  func takeRest() -> [UInt8] { incoming.takeRest() }

  /// Reads the bytes that have come, and sends those that wait.
  func exchange(isWaiting: Bool) {
    var state = interest(isWaiting: isWaiting)
    guard poll(&state, 1, 0) > 0 else { return }
    if state.revents & Int16(POLLIN) != 0 { receive() }
    if state.revents & Int16(POLLOUT) != 0 { flush() }
    // Both directions are closed: nobody is there any more.
    if state.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0,
      isAtEnd || state.revents & Int16(POLLIN) == 0
    {
      isBroken = true
    }
  }

  private func receive() {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &bytes, bytes.count)
    if count > 0 {
      incoming.add(bytes.prefix(count))
      _ = incoming.hasMessage()
      if incoming.isOverfull { refuseLength() }
    } else if count == 0 {
      isAtEnd = true
    } else if errno != EAGAIN, errno != EINTR {
      isBroken = true
    }
  }

  /// Ends the connection because of a message that is too long, and tells the client why.
  private func refuseLength() {
    isOneway = false
    send(
      ServiceError.notAllowed(
        "a message has more than \(most) bytes",
        remedy: "shorten it, or raise message-bytes below service: limits: in the unit's settings"
      ).reply)
    isBroken = true
  }

  /// Sends a reply, as far as the client reads. A client with too many bytes before it is given up.
  func send(_ reply: VarlinkReply) {
    guard !isOneway, !isBroken else { return }
    guard outgoing.count <= room else { return isBroken = true }
    outgoing += reply.bytes
    flush()
  }

  private func flush() {
    while !outgoing.isEmpty {
      let count = Glibc.send(
        descriptor, outgoing, outgoing.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
      guard count > 0 else {
        if errno == EINTR { continue }
        if errno != EAGAIN { isBroken = true }
        return
      }
      // What was sent may be a secret: no room is kept for what comes next.
      outgoing = Array(outgoing.dropFirst(count))
    }
  }
}
