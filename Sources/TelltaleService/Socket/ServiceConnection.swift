import Glibc
import TelltaleGraphics
import TelltaleServiceClient
import TelltaleVarlink

/// A client's connection: what came of it that is not done yet, and what it has not read yet.
final class ServiceConnection {
  let descriptor: Int32
  private var incoming: VarlinkBuffer
  private var outgoing: [UInt8] = []
  private let room: Int
  /// Bytes of a message.
  private let most: Int
  /// Nothing more comes from it.
  private(set) var isAtEnd = false
  /// It is to be closed: the other end is gone, does not read, or speaks another protocol.
  private(set) var isBroken = false
  /// Its present call wants no reply.
  var isOneway = false
  /// When it came, or its last call did.
  var heardAt: Instant
  /// It has asked for something.
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

  /// What it waits for: calls only while none of its own is waited for.
  func interest(isWaiting: Bool) -> pollfd {
    var events: Int16 = 0
    if !isWaiting, !isAtEnd { events |= Int16(POLLIN) }
    if !outgoing.isEmpty { events |= Int16(POLLOUT) }
    return pollfd(fd: descriptor, events: events, revents: 0)
  }

  /// True where a whole call is there.
  func hasCall() -> Bool { incoming.hasMessage() }

  /// True once it has been told all, as far as the kernel has taken it.
  var hasSentAll: Bool { outgoing.isEmpty && !isBroken }

  /// True once all that it said is done, and all that it is told was sent.
  var isDone: Bool { isAtEnd && outgoing.isEmpty }

  func nextCall() -> [UInt8]? { incoming.next() }

  /// What came after the last call that was taken, for another protocol that goes on over the connection.
  func takeRest() -> [UInt8] { incoming.takeRest() }

  /// Takes in what there is by now, and sends what waits.
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

  /// A message that is too long ends the connection, and its client is told why.
  private func refuseLength() {
    isOneway = false
    send(
      ServiceError.notAllowed(
        "a message has more than \(most) bytes",
        remedy: "shorten it, or let the unit's settings say message-bytes below service: limits:"
      ).reply)
    isBroken = true
  }

  /// Sends a reply, as far as the client reads; where so much waits before it, the client is given up.
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
