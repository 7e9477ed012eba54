import TelltaleRuntime
import TelltaleSyntax
import TelltaleVarlink

/// The journal, heard part by part.
extension ServiceCaller {
  /// Hears the journal, as far as the service lets this user hear it.
  ///
  /// - Parameters:
  ///   - id: The number of the only question that is wanted; `nil` for all.
  ///   - hear: Gets each record, the oldest first.
  /// - Returns: The number of the journal's lines that are no whole records.
  /// - Throws: A refusal of the service, an error where it has gone, or an error of `hear`.
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
