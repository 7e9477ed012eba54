import TelltaleModel
import TelltaleSyntax
import TelltaleVarlink

/// The state of the service, told once or at each change.
extension ServiceDispatcher {
  /// Replies with the state of the service, and again at each change if the call takes several replies.
  mutating func status(for call: ServiceCall) -> [ServiceEffect] {
    let status = status(for: call.peer)
    guard call.wantsMore else { return [.reply(call.client, VarlinkReply(status))] }
    clients[call.client]?.wait = .status(told: Self.steady(status))
    return [.reply(call.client, VarlinkReply(status, continues: true))]
  }

  /// Tells the records from now on.
  ///
  /// - Parameters:
  ///   - query: The records that are wanted, as far as the caller may hear them.
  ///   - call: The call, which goes on until its connection ends.
  /// - Returns: The effects to carry out.
  /// - Throws: A refusal where the call takes one reply.
  mutating func watch(_ query: AuditQuery, for call: ServiceCall) throws(ServiceRefusal)
    -> [ServiceEffect]
  {
    guard call.wantsMore else { throw .expectedMore }
    clients[call.client]?.wait = .records(query)
    return [
      .reply(call.client, AuditPage(records: []).news(for: query)), .news(call.client, query),
    ]
  }

  /// Tells changes to the clients that follow the state or the journal.
  ///
  /// - Parameters:
  ///   - end: The end of the journal.
  ///   - isReady: True for a client that has read all that it was told. Others hear of changes later, and not of
  ///     those that were undone meanwhile.
  /// - Returns: The effects to carry out.
  package mutating func news(
    upTo end: AuditPlace, _ isReady: (ConnectionID) -> Bool
  ) -> [ServiceEffect] {
    var effects: [ServiceEffect] = []
    for (id, client) in clients {
      guard case .status(let told)? = client.wait, isReady(id) else { continue }
      let status = status(for: client.peer)
      guard Self.steady(status) != told else { continue }
      clients[id]?.wait = .status(told: Self.steady(status))
      effects.append(.reply(id, VarlinkReply(status, continues: true)))
    }
    // One part of the journal a turn, to one after the other: reading it holds up all others.
    let behind = clients.keys.filter { isBehind($0, end) && isReady($0) }.sorted()
    if let next = behind.first(where: { $0 > newsTold }) ?? behind.first,
      case .records(let query)? = clients[next]?.wait
    {
      newsTold = next
      effects.append(.news(next, query))
    }
    return effects
  }

  /// Tests whether a client that follows the journal can be told more now.
  ///
  /// - Parameters:
  ///   - end: The end of the journal.
  ///   - isReady: True for a client that has read all that it was told.
  /// - Returns: True where there is something to tell.
  package func hasNews(upTo end: AuditPlace, _ isReady: (ConnectionID) -> Bool) -> Bool {
    clients.keys.contains { isBehind($0, end) && isReady($0) }
  }

  /// True for a client that follows the journal and has not been told all of it.
  private func isBehind(_ id: ConnectionID, _ end: AuditPlace) -> Bool {
    if case .records(let query)? = clients[id]?.wait { query.place != end } else { false }
  }

  /// Notes how far a client has been told of the journal.
  ///
  /// - Parameters:
  ///   - id: The client.
  ///   - place: The place up to which it was told.
  package mutating func told(_ id: ConnectionID, upTo place: AuditPlace?) {
    guard case .records(var query)? = clients[id]?.wait else { return }
    query.place = place
    clients[id]?.wait = .records(query)
  }

  /// The state of the service, as far as a peer may know it.
  private func status(for peer: Peer) -> JSONValue {
    [
      "questions": .array(summaries(for: peer)), "app": app?.json ?? .null,
      "settings": shownBy.json, "counts": counts(for: peer),
    ]
  }

  /// The part of the state that is told again when it changes. Calls and connections come and go.
  private static func steady(_ status: JSONValue) -> JSONValue {
    .object((status.members ?? []).filter { $0.key != "counts" })
  }
}

extension ServiceDispatcher.ShownApp {
  static let fields = [
    VarlinkField("user", .int), VarlinkField("unit", .optional(.string)),
    VarlinkField("openedAt", .int),
  ]

  /// The app as the contract has it.
  fileprivate var json: JSONValue {
    [
      "user": .integer(Int(peer.user)), "unit": peer.unit.map { .string($0) } ?? .null,
      "openedAt": .integer(openedAt),
    ]
  }
}

extension AuditPage {
  /// Returns a reply for a client that follows the journal.
  ///
  /// - Parameter query: The records that the client wants and may hear.
  /// - Returns: The records of this part, with more to follow.
  package func news(for query: AuditQuery) -> VarlinkReply {
    VarlinkReply(
      [
        "records": .array(records.compactMap(query.told).map(\.json)),
        "unread": .integer(query.user == nil ? unread : 0),
      ], continues: true)
  }
}
