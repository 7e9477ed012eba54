import TelltaleRuntime
import TelltaleSyntax
import TelltaleVarlink

/// What the journal says, heard part by part.
extension ServiceCaller {
  /// Tells what the journal says, as far as the service lets this user hear it.
  ///
  /// - Parameters:
  ///   - id: a question's, where no other is wanted.
  ///   - hear: gets each record, the oldest first.
  /// - Returns: How many lines of the journal are no whole records.
  /// - Throws: what the service has against it, or that the service has gone.
  package func audit(
    _ id: Int?, _ hear: (AuditRecord) throws -> Void
  ) throws -> Int {
    var (unread, place) = (0, JSONValue.null)
    while true {
      let parameters: JSONValue = [
        "id": id.map { .string(String($0)) } ?? .null, "from": place,
      ]
      let reply = try reply(to: VarlinkCall(ServiceContract.method("Audit"), parameters))
      if case .busy(_, let wait)? = ServiceError(reply) {
        pause(wait)
        continue
      }
      if let error = RuntimeError(reply) { throw error }
      for record in (reply.parameters["records"]?.items ?? []).compactMap(AuditRecord.init) {
        try hear(record)
      }
      unread += reply.parameters["unread"]?.integer ?? 0
      place = reply.parameters["next"] ?? .null
      if place == .null { return unread }
    }
  }
}
