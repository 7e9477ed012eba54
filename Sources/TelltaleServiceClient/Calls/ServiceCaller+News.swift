import TelltaleModel
import TelltaleRuntime
import TelltaleSyntax
import TelltaleVarlink

/// The calls with several replies, and settings.
extension ServiceCaller {
  /// Asks for the state of the service, as far as this user may know it.
  ///
  /// - Parameters:
  ///   - follows: True to hear it again at each change, until the service ends.
  ///   - hear: Gets each state as the contract has it.
  /// - Throws: A refusal of the service, an error where it has gone, or an error of `hear`.
  package func status(follows: Bool, _ hear: (JSONValue) throws -> Void) throws {
    try hearAll(VarlinkCall(ServiceContract.method("Status"), wantsMore: follows)) {
      try hear($0.parameters)
    }
  }

  /// Hears the whole journal, and then new records, until the service ends.
  ///
  /// - Parameters:
  ///   - id: The number of the only question that is wanted; `nil` for all.
  ///   - unread: Gets the number of lines that are no whole records, if there are any.
  ///   - hear: Gets each record, the oldest first.
  /// - Throws: A refusal of the service, an error where it has gone, or an error of `hear`.
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

  /// Changes the settings by which all is shown.
  ///
  /// - Parameter wanted: The settings by the names of the contract; others keep their values.
  /// - Throws: A refusal of the service, or an error where it has gone.
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
