import Glibc
import TelltaleModel
import TelltaleRuntime
import TelltaleSession
import TelltaleSyntax
import TelltaleVarlink

/// A program that asks the service: one connection, one call at a time, waiting for each reply.
package final class ServiceCaller {
  /// The connection; after `open`, the line to the screens.
  package let descriptor: Int32
  private var incoming = VarlinkBuffer(most: 16 << 20)

  /// Connects; `nil` where no service listens at the path, with `errno`.
  package init?(path: String) {
    guard let descriptor = UnixAddress.connect(to: path) else { return nil }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// `TELLTALE_SOCKET`, or where the service is by custom.
  package static var path: String {
    getenv("TELLTALE_SOCKET").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
      ?? ServiceContract.socket
  }

  /// Sends a call and waits for its reply, or the next one of its replies.
  ///
  /// - Throws: where the service has gone, or says what is no reply.
  package func reply(to call: VarlinkCall) throws(RuntimeError) -> VarlinkReply {
    try send(call.bytes)
    while true {
      if let message = incoming.next() {
        do throws(VarlinkFault) {
          return try VarlinkReply(message)
        } catch {
          throw Self.lost("it sent something that is not a reply: \(error.message)")
        }
      }
      try receive()
    }
  }

  private func send(_ bytes: [UInt8]) throws(RuntimeError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw Self.lost(reason)
      }
    }
  }

  private func receive() throws(RuntimeError) {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &bytes, bytes.count)
    if count > 0 { return incoming.add(bytes.prefix(count)) }
    if count == 0 { throw Self.lost("it closed the connection before its reply") }
    if errno != EINTR { throw Self.lost(reason) }
  }

  private var reason: String { String(cString: strerror(errno)) }

  private static func lost(_ reason: String) -> RuntimeError {
    RuntimeError(
      .noDisplay,
      "telltale: the service does not answer: \(reason); `systemctl status telltale` says how it is"
    )
  }
}

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
  ///   - limit: milliseconds until it goes unanswered.
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
    let reply = try reply(to: VarlinkCall(ServiceContract.error("Ask"), parameters))
    if let error = reply.error { throw RuntimeError(error, reply.parameters) }
    guard let answer = Answer(reply.parameters) else {
      throw Self.lost("its reply has no answer")
    }
    return answer
  }
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
  /// What the service says against a question.
  fileprivate init(_ error: String, _ parameters: JSONValue) {
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
