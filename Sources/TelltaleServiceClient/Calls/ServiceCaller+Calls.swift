import TelltaleModel
import TelltaleRuntime
import TelltaleSession
import TelltaleSyntax
import TelltaleVarlink

/// The calls of a program.
extension ServiceCaller {
  /// Asks for the name of the profile by which the service shows all.
  ///
  /// - Returns: The name; empty where the service does not tell it.
  /// - Throws: A refusal of the service, or an error where it has gone.
  package func profile() throws(RuntimeError) -> String { try describe("profile") }

  /// Asks for the language of texts that name none.
  ///
  /// - Returns: The language.
  /// - Throws: A refusal of the service, or an error where it has gone.
  package func language() throws(RuntimeError) -> Language {
    Language(try describe("language"))
  }

  private func describe(_ key: String) throws(RuntimeError) -> String {
    try description()[key]?.string ?? ""
  }

  /// Asks what the service tells of itself.
  ///
  /// - Returns: The members of the reply to `Describe`, by the contract's names.
  /// - Throws: A refusal of the service, or an error where it has gone.
  package func description() throws(RuntimeError) -> JSONValue {
    let reply = try reply(to: VarlinkCall(ServiceContract.method("Describe")))
    if let error = RuntimeError(reply) { throw error }
    return reply.parameters
  }

  /// Asks a question and waits for its answer.
  ///
  /// - Parameters:
  ///   - text: A scene in YAML or JSON.
  ///   - language: The language that it is shown in; `nil` for its own, or the unit's.
  ///   - limit: Milliseconds until it goes unanswered; `nil` for the scene's own limit. The service is waited for
  ///     only as long as that asks for.
  ///   - priority: The priority; `nil` for the usual one.
  ///   - key: The key under which the question stays when this program ends; `nil` for none.
  ///   - waits: True to wait for the question's turn and for somebody who types, however long that takes; the
  ///     service keeps to the limit.
  /// - Returns: The answer; its question's identity means nothing here.
  /// - Throws: A refusal of the service, or an error where it has gone.
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

  /// Waits for an answer. Within a time limit the service tells how far the question has come. After each report a
  /// question may take four times the limit again, since hands make it longer.
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
        "telltale: the question waited longer than its timeout: others are before it, or the service hangs;"
        + " try again with a longer --timeout or a higher --priority"))
}

extension ServiceCaller {
  /// Shows the screens of an app. From then on the connection speaks the app protocol, and nothing else.
  ///
  /// - Parameters:
  ///   - app: A scene with screens.
  ///   - language: The language that it is shown in; `nil` for its own, or the unit's.
  /// - Returns: The refusal of the service; `nil` where the screens are shown.
  /// - Throws: An error where the service has gone.
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
  /// Reads the answer from a reply to `Ask`.
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
  /// The refusal of a reply; `nil` for a reply without one.
  init?(_ reply: VarlinkReply) {
    guard let name = reply.error else { return nil }
    guard let error = ServiceError(reply) else {
      let what = reply.parameters.members?.first.map { ": \($0.key) \($0.value.line)" } ?? ""
      self.init(.usage, "telltale: the service refuses the call: \(name)\(what)")
      return
    }
    self.init(error)
  }

  /// Takes the refusal of a call.
  ///
  /// - Parameter error: The refusal; its kind decides whether to wait or to give up.
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
      self.init(.usage, "telltale: the service refuses the call: it has to be made with upgrade")
    }
  }

  /// The error that goes away once something outside of the program has changed.
  private static func later(_ message: String, _ kind: Kind = .displayInUse) -> RuntimeError {
    .wait(Cause(kind: kind, message: "telltale: \(message)"))
  }
}
