import TelltaleModel
import TelltaleRuntime
import TelltaleSession
import TelltaleSyntax
import TelltaleVarlink

/// What the service is asked for.
extension ServiceCaller {
  /// The name of the profile that the service shows by.
  package func profile() throws(RuntimeError) -> String { try describe("profile") }

  /// What it shows texts in that name no language.
  package func language() throws(RuntimeError) -> Language {
    Language(try describe("language"))
  }

  private func describe(_ key: String) throws(RuntimeError) -> String {
    let reply = try reply(to: VarlinkCall(ServiceContract.error("Describe")))
    if let error = reply.error { throw RuntimeError(error, reply.parameters) }
    return reply.parameters[key]?.string ?? ""
  }

  /// Asks a question and waits for its answer.
  ///
  /// - Parameters:
  ///   - text: a scene in YAML or JSON.
  ///   - language: that it is shown in; `nil` for its own, or the unit's.
  ///   - limit: milliseconds until it goes unanswered; the service is waited for no longer than that asks for.
  ///   - priority: `nil` for the usual one.
  ///   - key: under which it stays when this program ends.
  /// - Returns: The answer; its question's identity means nothing here.
  /// - Throws: what the service has against it, or that the service has gone.
  package func ask(
    _ text: String, language: String? = nil, limit: Int? = nil, priority: QuestionPriority? = nil,
    key: String? = nil
  ) throws(RuntimeError) -> Answer {
    var parameters: JSONValue = ["text": .string(text)]
    if let language { parameters = parameters.adding([.init("language", .string(language))]) }
    if let limit { parameters = parameters.adding([.init("timeoutMilliseconds", .integer(limit))]) }
    if let priority {
      parameters = parameters.adding([.init("priority", .string(priority.rawValue))])
    }
    if let key { parameters = parameters.adding([.init("key", .string(key))]) }
    let call = VarlinkCall(ServiceContract.error("Ask"), parameters, wantsMore: limit != nil)
    return try answer(to: call, within: limit)
  }

  /// Waits for an answer. Within its limit of time the service says how far the question has come; with each word a
  /// question may take four times that time again, since hands make it longer.
  private func answer(to call: VarlinkCall, within limit: Int?) throws(RuntimeError) -> Answer {
    var reply = try reply(to: call, within: limit.map { $0 + Self.grace })
    while true {
      if let error = reply.error { throw RuntimeError(error, reply.parameters) }
      guard reply.continues else { break }
      let state = reply.parameters["state"]?.string ?? "queued"
      do throws(RuntimeError) {
        reply = try nextReply(within: limit.map { 4 * $0 + Self.grace })
      } catch {
        let waited = error == Self.silent && ["queued", "covered"].contains(state)
        throw waited ? Self.neverCame : error
      }
    }
    guard let answer = Answer(reply.parameters) else {
      throw Self.lost("its reply has no answer")
    }
    return answer
  }

  private static let neverCame = RuntimeError.retry(
    .init(
      kind: .displayInUse,
      message:
        "telltale: the question waited for longer than its time: others are before it, or the service hangs;"
        + " try again with a longer --timeout or a higher --priority"))
}

extension ServiceCaller {
  /// Has screens shown; from then on the connection speaks the protocol of apps, and nothing else.
  ///
  /// - Parameters:
  ///   - text: a scene with screens, in YAML or JSON.
  ///   - language: that it is shown in; `nil` for its own, or the unit's.
  /// - Throws: what the service has against it, or that the service has gone.
  package func open(_ text: String, language: String? = nil) throws(RuntimeError) {
    var parameters: JSONValue = ["text": .string(text)]
    if let language { parameters = parameters.adding([.init("language", .string(language))]) }
    let reply = try reply(
      to: VarlinkCall(ServiceContract.error("OpenApp"), parameters, upgrades: true))
    if let error = reply.error { throw RuntimeError(error, reply.parameters) }
  }
}

extension Answer {
  /// Reads the answer of a reply to `Ask`.
  fileprivate init?(_ parameters: JSONValue) {
    let outcomes: [String: Outcome] = [
      "chosen": .chosen, "cancelled": .cancelled, "timedOut": .timedOut, "withdrawn": .withdrawn,
    ]
    guard let answer = parameters["answer"],
      let outcome = answer["outcome"]?.string.flatMap({ outcomes[$0] })
    else { return nil }
    self.init(
      question: 1, outcome: outcome, choice: answer["choice"]?.string,
      fields: (answer["fields"]?.items ?? []).compactMap(\.string))
  }
}

extension RuntimeError {
  /// What the service says against a call.
  init(_ error: String, _ parameters: JSONValue) {
    func text(_ key: String) -> String { parameters[key]?.string ?? "" }
    switch error {
    case ServiceContract.error("InvalidScene"):
      let lines = (parameters["complaints"]?.items ?? []).compactMap(\.string)
      self.init(.scene, lines.joined(separator: "\n"))
    case ServiceContract.error("NotAllowed"):
      self.init(.permission, "telltale: \(text("reason")); \(text("remedy"))")
    case ServiceContract.error("Busy"):
      let wait = parameters["retryAfterMilliseconds"]?.integer ?? 0
      self = .retry(
        Failure(
          kind: .displayInUse,
          message: "telltale: the service is busy: \(text("reason")); try again in \(wait) ms"))
    case ServiceContract.error("AppShown"):
      self = .retry(
        Failure(
          kind: .displayInUse,
          message: "telltale: the screen shows the app of another program (user "
            + "\(parameters["user"]?.integer ?? 0)); try again once it has ended"))
    case ServiceContract.error("Unanswered"):
      let seen = parameters["wasShown"]?.bool == true ? "it was shown" : "it was never shown"
      self.init(.noDisplay, "telltale: the question has no answer; \(seen): \(text("reason"))")
    case ServiceContract.error("NotRecorded"):
      self.init(.noDisplay, "telltale: the question was not asked: \(text("reason"))")
    default:
      let what = parameters.members?.first.map { ": \($0.key) \($0.value.line)" } ?? ""
      self.init(.usage, "telltale: the service refuses the call: \(error)\(what)")
    }
  }
}
