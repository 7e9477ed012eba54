import TelltaleModel
import TelltaleSession
import TelltaleSyntax
import TelltaleVarlink

/// What the journal says, told as far as whoever asks may hear it.
extension ServiceDesk {
  func audit(_ call: VarlinkCall, from id: ClientID, _ peer: Peer) -> [ServiceEffect] {
    var query = AuditQuery(user: policy.rule(for: peer).seesAll ? nil : peer.user)
    if let text = call.parameters["from"]?.string {
      query.place = AuditPlace(text)
      if query.place == nil { return [.reply(id, VarlinkService.invalid("from"))] }
    }
    if let text = call.parameters["id"]?.string {
      query.number = Int(text)
      if query.number == nil { return [.reply(id, VarlinkService.invalid("id"))] }
    }
    return [.audit(id, query)]
  }
}

extension AuditQuery {
  /// What of a part of the journal is told. How many lines cannot be read is the business of who sees all.
  package func reply(_ page: AuditPage) -> VarlinkReply {
    VarlinkReply([
      "records": .array(page.records.filter(takes).map(\.json)),
      "next": page.next.map { .string($0.description) } ?? .null,
      "unread": .integer(user == nil ? page.unread : 0),
    ])
  }
}
