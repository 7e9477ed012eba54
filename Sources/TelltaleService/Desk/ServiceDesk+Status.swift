import TelltaleModel
import TelltaleSyntax
import TelltaleVarlink

/// What the service tells of itself, and goes on telling.
extension ServiceDesk {
  /// Tells how all is, and where the call takes several replies whatever changes.
  mutating func status(for call: ServiceCall) -> [ServiceEffect] {
    let status = status(for: call.peer)
    guard call.wantsMore else { return [.reply(call.client, VarlinkReply(status))] }
    clients[call.client]?.wait = .status(told: Self.steady(status))
    return [.reply(call.client, VarlinkReply(status, continues: true))]
  }

  /// Tells what is recorded from now on.
  ///
  /// - Parameters:
  ///   - query: what of it, as far as the caller may hear it.
  ///   - call: which goes on until its connection ends.
  /// - Returns: What is to be done.
  /// - Throws: where the call takes one reply.
  mutating func watch(_ query: AuditQuery, for call: ServiceCall) throws(ServiceRefusal)
    -> [ServiceEffect]
  {
    guard call.wantsMore else { throw .expectedMore }
    clients[call.client]?.wait = .records(query)
    return [
      .reply(call.client, AuditPage(records: []).news(for: query)), .news(call.client, query),
    ]
  }

  /// What those are told who hear of changes.
  ///
  /// - Parameters:
  ///   - end: of the journal.
  ///   - isReady: whether a client has read what it was told before; others hear of it later, and of what has changed
  ///     and changed back meanwhile not at all.
  /// - Returns: What is to be done.
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

  /// True where somebody who follows the journal can be told more of it by now.
  package func hasNews(upTo end: AuditPlace, _ isReady: (ConnectionID) -> Bool) -> Bool {
    clients.keys.contains { isBehind($0, end) && isReady($0) }
  }

  /// True for a client that follows the journal and has not been told all of it.
  private func isBehind(_ id: ConnectionID, _ end: AuditPlace) -> Bool {
    if case .records(let query)? = clients[id]?.wait { query.place != end } else { false }
  }

  /// The client has been told of what is recorded up to a place.
  package mutating func told(_ id: ConnectionID, upTo place: AuditPlace?) {
    guard case .records(var query)? = clients[id]?.wait else { return }
    query.place = place
    clients[id]?.wait = .records(query)
  }

  /// How all is, as far as a peer may know it.
  private func status(for peer: Peer) -> JSONValue {
    [
      "questions": .array(summaries(for: peer)), "app": app?.json ?? .null,
      "settings": shownBy.json, "counts": counts(for: peer),
    ]
  }

  /// What is told anew when it changes: calls and connections come and go.
  private static func steady(_ status: JSONValue) -> JSONValue {
    .object((status.members ?? []).filter { $0.key != "counts" })
  }
}

extension ServiceDesk.ShownApp {
  static let fields = [
    VarlinkField("user", .int), VarlinkField("unit", .optional(.string)),
    VarlinkField("openedAt", .int),
  ]

  /// As the contract has it.
  fileprivate var json: JSONValue {
    [
      "user": .integer(Int(peer.user)), "unit": peer.unit.map { .string($0) } ?? .null,
      "openedAt": .integer(openedAt),
    ]
  }
}

extension AuditPage {
  /// What whoever follows the journal is told of a part of it.
  package func news(for query: AuditQuery) -> VarlinkReply {
    VarlinkReply(
      [
        "records": .array(records.compactMap(query.told).map(\.json)),
        "unread": .integer(query.user == nil ? unread : 0),
      ], continues: true)
  }
}
