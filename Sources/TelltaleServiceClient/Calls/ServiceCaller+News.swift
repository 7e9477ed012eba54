import TelltaleModel
import TelltaleRuntime
import TelltaleSyntax
import TelltaleVarlink

/// What the service goes on telling.
extension ServiceCaller {
  /// Tells how all is, as far as this user may know it.
  ///
  /// - Parameters:
  ///   - follows: whether it is told again at each change, until the service ends.
  ///   - hear: gets each state as the contract has it.
  /// - Throws: what the service has against it, or that it has gone.
  package func status(follows: Bool, _ hear: (JSONValue) throws -> Void) throws {
    try hearAll(VarlinkCall(ServiceContract.method("Status"), wantsMore: follows)) {
      try hear($0.parameters)
    }
  }

  /// Tells all that the journal says and whatever comes to it, until the service ends.
  ///
  /// - Parameters:
  ///   - id: a question's, where no other is wanted.
  ///   - unread: gets how many lines are no whole records, where there are any.
  ///   - hear: gets each record, the oldest first.
  /// - Throws: what the service has against it, or that it has gone.
  package func follow(
    _ id: Int?, unread: (Int) -> Void, _ hear: (AuditRecord) throws -> Void
  ) throws {
    let parameters: JSONValue = ["id": id.map { .string(String($0)) } ?? .null, "past": true]
    let call = VarlinkCall(ServiceContract.method("Watch"), parameters, wantsMore: true)
    try hearAll(call) { reply in
      if let count = reply.parameters["unread"]?.integer, count > 0 { unread(count) }
      for record in (reply.parameters["records"]?.items ?? []).compactMap(AuditRecord.init) {
        try hear(record)
      }
    }
  }

  /// Sets what all is shown by.
  ///
  /// - Parameter wanted: by the names of the contract; what is absent stays as it is.
  /// - Throws: what the service has against it, or that it has gone.
  package func set(_ wanted: [JSONValue.Member]) throws(RuntimeError) {
    let reply = try reply(to: VarlinkCall(ServiceContract.method("Set"), .object(wanted)))
    if let error = RuntimeError(reply) { throw error }
  }

  /// Makes a call, and hears its replies up to the last.
  private func hearAll(_ call: VarlinkCall, _ hear: (VarlinkReply) throws -> Void) throws {
    var reply = try reply(to: call)
    while true {
      if let error = RuntimeError(reply) { throw error }
      try hear(reply)
      guard reply.continues else { return }
      reply = try nextReply(within: nil)
    }
  }
}
