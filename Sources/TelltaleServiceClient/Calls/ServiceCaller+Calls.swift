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
    try description()[key]?.string ?? ""
  }

  /// What the service tells of itself: by the contract's names.
  package func description() throws(RuntimeError) -> JSONValue {
    let reply = try reply(to: VarlinkCall(ServiceContract.method("Describe")))
    if let error = RuntimeError(reply) { throw error }
    return reply.parameters
  }

  /// Asks a question and waits for its answer.
  ///
  /// - Parameters:
  ///   - text: a scene in YAML or JSON.
  ///   - language: that it is shown in; `nil` for its own, or the unit's.
  ///   - limit: milliseconds until it goes unanswered; the service is waited for no longer than that asks for.
  ///   - priority: `nil` for the usual one.
  ///   - key: under which it stays when this program ends.
  ///   - waits: for its turn however long that takes, and for whoever types; the service sees to the limit.
  /// - Returns: The answer; its question's identity means nothing here.
  /// - Throws: what the service has against it, or that the service has gone.
  package func ask(
    _ text: String, language: String? = nil, limit: Int? = nil, priority: QuestionPriority? = nil,
    key: String? = nil, waits: Bool = false
  ) throws(RuntimeError) -> Answer {
    var parameters: JSONValue = ["text": .string(text)]
    if let language { parameters = parameters.adding([.init("language", .string(language))]) }
    if let limit { parameters = parameters.adding([.init("timeoutMilliseconds", .integer(limit))]) }
    if let priority {
      parameters = parameters.adding([.init("priority", .string(priority.rawValue))])
    }
    if let key { parameters = parameters.adding([.init("key", .string(key))]) }
    let isTimed = limit != nil && !waits
    let call = VarlinkCall(ServiceContract.method("Ask"), parameters, wantsMore: isTimed)
    return try answer(to: call, within: isTimed ? limit : nil)
  }

  /// Waits for an answer. Within its limit of time the service says how far the question has come; with each word a
  /// question may take four times that time again, since hands make it longer.
  private func answer(to call: VarlinkCall, within limit: Int?) throws(RuntimeError) -> Answer {
    var reply = try reply(to: call, within: limit.map { $0 + Self.grace })
    while true {
      if let error = RuntimeError(reply) { throw error }
      guard reply.continues else { break }
      let state = reply.parameters["state"]?.string.flatMap(QuestionState.init)
      do throws(RuntimeError) {
        reply = try nextReply(within: limit.map { 4 * $0 + Self.grace })
      } catch {
        let waited = error == Self.silent && [.queued, .covered].contains(state ?? .queued)
        throw waited ? Self.neverCame : error
      }
    }
    guard let answer = Answer(reply.parameters) else {
      throw Self.lost("its reply has no answer")
    }
    return answer
  }

  private static let neverCame = RuntimeError.wait(
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
  ///   - app: a scene with screens.
  ///   - language: that it is shown in; `nil` for its own, or the unit's.
  /// - Returns: What the service has against it; `nil` where they are shown.
  /// - Throws: that the service has gone.
  package func open(
    _ app: OpenedApp, language: String? = nil
  ) throws(RuntimeError) -> ServiceError? {
    var parameters: JSONValue =
      switch app {
      case .text(let text): ["text": .string(text)]
      case .file(let path): ["file": .string(path)]
      }
    if let language { parameters = parameters.adding([.init("language", .string(language))]) }
    let reply = try reply(
      to: VarlinkCall(ServiceContract.method("OpenApp"), parameters, upgrades: true))
    if let refusal = ServiceError(reply) { return refusal }
    if let error = RuntimeError(reply) { throw error }
    return nil
  }
}

extension Answer {
  /// Reads the answer of a reply to `Ask`.
  fileprivate init?(_ parameters: JSONValue) {
    guard let answer = parameters["answer"], let word = answer["outcome"]?.string,
      let outcome = Outcome.allCases.first(where: { $0.word == word })
    else { return nil }
    self.init(
      question: 1, outcome: outcome, choice: answer["choice"]?.string,
      fields: (answer["fields"]?.items ?? []).compactMap(\.string))
  }
}

extension RuntimeError {
  /// What the service says against a call; `nil` for a reply that says nothing against it.
  init?(_ reply: VarlinkReply) {
    guard let name = reply.error else { return nil }
    guard let error = ServiceError(reply) else {
      let what = reply.parameters.members?.first.map { ": \($0.key) \($0.value.line)" } ?? ""
      self.init(.usage, "telltale: the service refuses the call: \(name)\(what)")
      return
    }
    self.init(error)
  }

  /// What the service says against a call, for whoever reads it.
  package init(_ error: ServiceError) {
    switch error {
    case .invalidScene(let complaints):
      self.init(.scene, complaints.lines.joined(separator: "\n"))
    case .invalidProfile(let complaints):
      self.init(.profile, complaints.lines.joined(separator: "\n"))
    case .notAllowed(let reason, let remedy):
      self.init(.permission, "telltale: \(reason); \(remedy)")
    case .busy(let reason, let wait):
      self = .later("the service is busy: \(reason); try again in \(wait) ms")
    case .appShown(let user, _):
      self = .later(
        "the screen shows the app of another program (user \(user)); try again once it has ended")
    case .unanswered(let reason, let wasShown):
      let seen = wasShown ? "it was shown" : "it was never shown"
      self = .later("the question has no answer; \(seen): \(reason)", .noDisplay)
    case .notRecorded(let reason):
      self = .later(
        "nothing was asked or shown, since the service cannot record it: \(reason)", .noDisplay)
    case .noSuchQuestion(let id):
      self.init(.usage, "telltale: the service has no open question \(id) of this user")
    case .upgradeExpected:
      self.init(.usage, "telltale: the service refuses the call: it is to be made with upgrade")
    }
  }

  /// What goes well once something outside of the program has changed.
  private static func later(_ message: String, _ kind: Kind = .displayInUse) -> RuntimeError {
    .wait(Failure(kind: kind, message: "telltale: \(message)"))
  }
}
