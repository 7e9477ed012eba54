import TelltaleModel
import TelltaleSession
import TelltaleSyntax
import TelltaleVarlink

/// What the journal says, told as far as whoever asks may hear it.
extension ServiceDesk {
  /// Which part of the journal a call is about, as far as the caller may hear it.
  ///
  /// - Throws: where a parameter names no place or no question.
  func auditQuery(_ call: ServiceCall) throws(ServiceRefusal) -> AuditQuery {
    var query = AuditQuery(user: policy.rule(for: call.peer).seesAll ? nil : call.peer.user)
    if let text = call.text("from") {
      query.place = AuditPlace(text)
      if query.place == nil { throw .parameter("from") }
    }
    if let text = call.text("id") {
      query.number = Int(text)
      if query.number == nil { throw .parameter("id") }
    }
    return query
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
