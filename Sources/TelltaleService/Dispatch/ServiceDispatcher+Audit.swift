import TelltaleModel
import TelltaleSession
import TelltaleSyntax
import TelltaleVarlink

/// The journal, as far as each client may hear it.
extension ServiceDispatcher {
  /// Reads the query of a call of `Audit`, within the rights of the caller.
  ///
  /// - Parameter call: The call.
  /// - Returns: The query.
  /// - Throws: A refusal where a parameter names no place or no question.
  func auditQuery(_ call: ServiceCall) throws(ServiceRefusal) -> AuditQuery {
    var query = AuditQuery(user: policy.rule(for: call.peer).seesAll ? nil : call.peer.user)
    if let text = call.text("from") {
      query.place = AuditPlace(text)
      if query.place == nil { throw .parameter("from") }
    }
    query.number = try Self.number(call)
    return query
  }

  /// Reads the query of a call of `Watch`, within the rights of the caller.
  ///
  /// - Parameter call: The call. With `past` the query begins with the whole journal, otherwise with the next
  ///   record.
  /// - Returns: The query.
  /// - Throws: A refusal where a parameter names no question.
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
  /// Returns the reply to a call of `Audit`.
  ///
  /// - Parameter page: A part of the journal.
  /// - Returns: The records that the query takes. The number of unreadable lines is only for clients that see all
  ///   users.
  package func reply(_ page: AuditPage) -> VarlinkReply {
    VarlinkReply([
      "records": .array(page.records.filter(takes).map(\.json)),
      "next": page.next.map { .string($0.description) } ?? .null,
      "unread": .integer(user == nil ? page.unread : 0),
    ])
  }
}
