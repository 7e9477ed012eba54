import TelltaleModel
import TelltaleRuntime
import TelltaleSyntax
import TelltaleVarlink

extension AuditRecord {
  /// A question is asked: who asks, what, on which platform, and which guidelines had something to say.
  init(_ question: ServedQuestion, _ scene: JudgedScene, _ description: [JSONValue.Member]) {
    var details = question.asker.details
    if let key = question.key { details.append(.init("key", .string(key))) }
    details.append(.init("priority", .string(question.priority.rawValue)))
    if let language = question.language { details.append(.init("language", .string(language))) }
    if let limit = question.limit { details.append(.init("limit", .integer(limit))) }
    details += description.filter { $0.key == "profile" || $0.key == "version" }
    details.append(.init("rules", .strings(scene.rules)))
    details.append(.init("text", .string(question.text)))
    self.init(.asked, question.number, at: question.askedAt, details)
  }

  /// A question has its answer; of secret fields only that they are there.
  init(
    answered number: Int, _ answer: JSONValue, hiding secret: Set<Int>, ending: String?,
    at time: Int
  ) {
    let fields = (answer["fields"]?.items ?? []).enumerated().map {
      secret.contains($0.offset) ? JSONValue.null : $0.element
    }
    var details = (answer.members ?? []).map {
      $0.key == "fields" ? JSONValue.Member("fields", .array(fields)) : $0
    }
    if let ending { details.append(.init("reason", .string(ending))) }
    self.init(.answered, number, at: time, details)
  }

  init(ended number: Int, wasShown: Bool, _ reason: String, at time: Int) {
    self.init(
      .ended, number, at: time,
      [.init("wasShown", .bool(wasShown)), .init("reason", .string(reason))])
  }
}

extension AuditPast.Kept {
  /// What was told then. A secret that was not kept is empty.
  var reply: VarlinkReply {
    let fields = (answered["fields"]?.items ?? []).map { $0.string ?? "" }
    return VarlinkReply([
      "id": .string(String(asked.number)), "state": "answered",
      "answer": [
        "outcome": answered["outcome"] ?? "withdrawn", "choice": answered["choice"] ?? .null,
        "fields": .strings(fields),
      ],
    ])
  }
}

extension ServedQuestion {
  /// What was asked before the service ended; `nil` for a record that lacks something.
  init?(_ record: AuditRecord, wasShown: Bool) {
    guard let text = record["text"]?.string, let user = record["user"]?.integer else { return nil }
    self.init(
      number: record.number,
      asker: Peer(
        process: Int32(clamping: record["process"]?.integer ?? 0), user: UInt32(clamping: user),
        group: UInt32(clamping: record["group"]?.integer ?? 0), unit: record["unit"]?.string),
      text: text, language: record["language"]?.string,
      priority: record["priority"]?.string.flatMap(QuestionPriority.init) ?? .normal,
      limit: record["limit"]?.integer, key: record["key"]?.string, askedAt: record.time)
    self.wasShown = wasShown
  }
}

extension ShownScene {
  /// The alert that is asked; `nil` for a sheet.
  private var alert: Alert? { if case .alert(let alert) = scene.root { alert } else { nil } }

  var isCritical: Bool { alert?.reason == .critical }

  /// Places among its fields whose text nobody else may read.
  var secretFields: Set<Int> {
    Set((alert?.fields ?? []).enumerated().filter(\.element.isSecure).map(\.offset))
  }
}
