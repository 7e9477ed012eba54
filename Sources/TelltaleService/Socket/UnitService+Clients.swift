import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import TelltaleSession
import TelltaleVarlink

/// The connections, from their acceptance to their end.
extension UnitService {
  /// The milliseconds after a shortage until the next client is accepted.
  private static let shortage = 500
  /// The milliseconds without a call after which a connection may have to make room.
  private static let rest = 5_000
  /// The most connections that are accepted or refused in one turn.
  private static let atOnce = 64

  func accept() {
    if let shut = isShutUntil, now < shut { return }
    isShutUntil = nil
    for _ in 0..<Self.atOnce {
      switch socket.accept() {
      case .nobody: return
      case .short(let code):
        // Whoever waits keeps the socket readable, which would turn the loop without a rest.
        isShutUntil = now.advanced(byMilliseconds: Self.shortage)
        let reason = SystemError(code, "accept").description
        return notices.tell("telltale: warning: nobody can connect for the moment: \(reason)")
      case .connection(let descriptor, let peer): welcome(descriptor, peer)
      }
    }
  }

  private func welcome(_ descriptor: Int32, _ peer: Peer) {
    let connection = ServiceConnection(
      descriptor, messageBytes: limits.messageBytes, waitingBytes: limits.waitingBytes, at: now)
    guard dispatcher.connections(of: peer.user) < limits.connectionsPerUser else {
      return connection.send(dispatcher.tooManyConnections(of: peer).reply)
    }
    guard dispatcher.hasPlace(for: peer) || makeRoom(for: peer) else {
      return connection.send(dispatcher.noPlace.reply)
    }
    newest = newest.next
    connections[newest] = connection
    dispatcher.connect(newest, peer)
  }

  /// Ends the connection that has asked for nothing for the longest time, so that another client has a place.
  ///
  /// - Parameter peer: The client that connects.
  /// - Returns: False where each connection is in use.
  private func makeRoom(for peer: Peer) -> Bool {
    let resting = connections.filter { id, connection in
      isAtRest(id) && connection.heardAt.advanced(byMilliseconds: Self.rest) <= now
    }
    let longest = resting.filter { dispatcher.isOrdinary($0.key) }.min { isEarlier($0, $1) }
    guard let longest else { return false }
    letGo(longest.key)
    return dispatcher.hasPlace(for: peer)
  }

  private func isEarlier(
    _ one: (key: ConnectionID, value: ServiceConnection),
    _ other: (key: ConnectionID, value: ServiceConnection)
  ) -> Bool {
    (one.value.heardAt, one.key) < (other.value.heardAt, other.key)
  }

  private func isAtRest(_ id: ConnectionID) -> Bool {
    id != app?.client && !dispatcher.isWaiting(id)
  }

  /// Ends a connection, and withdraws what its client has begun.
  func letGo(_ id: ConnectionID) {
    connections[id] = nil
    carryOut(dispatcher.disconnect(id, at: Self.time))
  }

  /// The time at which the next connection ends that has asked for nothing yet.
  var silenceEnd: Instant? {
    connections.values.filter { !$0.hasCalled }.map(\.heardAt).min()?
      .advanced(byMilliseconds: limits.silence)
  }

  /// Ends connections that have asked for nothing for too long.
  func endSilent() {
    guard let first = silenceEnd, first <= now else { return }
    let silent = connections.filter {
      !$0.value.hasCalled && $0.value.heardAt.advanced(byMilliseconds: limits.silence) <= now
    }
    for id in silent.keys.sorted() { letGo(id) }
  }

  func serve(_ id: ConnectionID) {
    guard id != app?.client, let connection = connections[id] else { return }
    connection.exchange(isWaiting: dispatcher.isWaiting(id))
    if !connection.isBroken, !dispatcher.isWaiting(id), let message = connection.nextCall() {
      (connection.hasCalled, connection.heardAt) = (true, now)
      take(message, from: id, connection)
    }
    if connection.isBroken
      || connection.isDone && !dispatcher.isWaiting(id) && !connection.hasCall()
    {
      letGo(id)
    }
  }

  private func take(_ message: [UInt8], from id: ConnectionID, _ connection: ServiceConnection) {
    do throws(VarlinkError) {
      let call = try VarlinkCall(message)
      connection.isOneway = call.isOneway
      carryOut(dispatcher.take(call, from: id, bytes: message.count, at: now, time: Self.time))
    } catch {
      garbage.note("a client sent something that is not a call: \(error.message)", at: now, notices)
      letGo(id)
    }
  }
}
