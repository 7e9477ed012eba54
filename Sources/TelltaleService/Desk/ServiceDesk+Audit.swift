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
    query.number = try Self.number(call)
    return query
  }

  /// What a call wants to go on hearing of, as far as the caller may: all from its beginning, or what comes from now
  /// on.
  ///
  /// - Throws: where a parameter names no question.
  func watchQuery(_ call: ServiceCall) throws(ServiceRefusal) -> AuditQuery {
    AuditQuery(
      place: call.parameters["past"]?.bool == true ? nil : .end, number: try Self.number(call),
      user: policy.rule(for: call.peer).seesAll ? nil : call.peer.user)
  }

  private static func number(_ call: ServiceCall) throws(ServiceRefusal) -> Int? {
    guard let text = call.text("id") else { return nil }
    guard let number = Int(text) else { throw .parameter("id") }
    return number
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
