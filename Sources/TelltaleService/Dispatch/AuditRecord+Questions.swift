import TelltaleModel
import TelltaleRuntime
import TelltaleServiceClient
import TelltaleSyntax
import TelltaleVarlink

extension AuditRecord {
  /// The record of a question that is asked: the user, the question, the platform, and the guidelines with
  /// findings.
  init(_ question: ServedQuestion, _ scene: JudgedScene, _ description: [JSONValue.Member]) {
    var details = question.asker.details
    if let key = question.key { details.append(.init("key", .string(key))) }
    details.append(.init("priority", .string(question.priority.rawValue)))
    if let language = question.language { details.append(.init("language", .string(language))) }
    if let limit = question.limit { details.append(.init("limit", .integer(limit))) }
    details += description.filter { $0.key == "profile" || $0.key == "version" }
    details.append(.init("rules", .strings(scene.rules)))
    details += question.recordedText
    self.init(.asked, question.number, at: question.askedAt, details)
  }

  /// The record of an answer. Of secret fields it only says that they are there.
  init(answered question: ServedQuestion, _ answer: JSONValue, at time: Int) {
    let fields = (answer["fields"]?.items ?? []).enumerated().map {
      question.secretFields.contains($0.offset) ? JSONValue.null : $0.element
    }
    var details = (answer.members ?? []).map {
      $0.key == "fields" ? JSONValue.Member("fields", .array(fields)) : $0
    }
    if let ending = question.ending { details.append(.init("reason", .string(ending))) }
    self.init(.answered, question.number, at: time, question.owner + details)
  }

  init(ended question: ServedQuestion, _ reason: String, at time: Int) {
    self.init(
      ended: question.number, question.owner, wasShown: question.wasShown, reason, at: time)
  }

  init(
    ended number: Int, _ owner: [JSONValue.Member], wasShown: Bool, _ reason: String, at time: Int
  ) {
    self.init(
      .ended, number, at: time,
      owner + [.init("wasShown", .bool(wasShown)), .init("reason", .string(reason))])
  }
}

extension ServedQuestion {
  /// The most bytes of a text that is never asked again. A question in words has fewer.
  private static let mostBytes = 4096

  /// The text in the journal: all of it where it is asked again after a restart, and nothing of it where it tells a
  /// secret.
  fileprivate var recordedText: [JSONValue.Member] {
    let count = text.utf8.count
    if tellsSecret { return [.init("text", .string("")), .init("textBytes", .integer(count))] }
    guard key == nil, count > Self.mostBytes else { return [.init("text", .string(text))] }
    // Letters are not cut in two.
    let ends = (Self.mostBytes - 3...Self.mostBytes).reversed()
    let head = ends.lazy.compactMap { String(text.utf8.prefix($0)) }.first ?? ""
    return [.init("text", .string(head)), .init("textBytes", .integer(count))]
  }
}

extension ServedQuestion {
  /// The user who may read the records of the question.
  var owner: [JSONValue.Member] { [.init("user", .integer(Int(asker.user)))] }
}

extension AuditPast.Kept {
  /// The reply of that time, once more. A secret that was not kept is empty.
  var reply: VarlinkReply {
    let fields = (answered["fields"]?.items ?? []).map { $0.string ?? "" }
    return VarlinkReply([
      "id": .string(String(asked.number)), "state": "answered",
      "answer": [
        "outcome": answered["outcome"] ?? .null, "choice": answered["choice"] ?? .null,
        "fields": .strings(fields),
      ],
    ])
  }
}

extension ServedQuestion {
  /// Restores a question that was open when the service ended; `nil` for a record that lacks something.
  init?(_ record: AuditRecord, wasShown: Bool) {
    guard let text = record["text"]?.string, let user = record.user else { return nil }
    let limit = record["limit"]?.integer
    if let limit, !AskCall.limits.contains(limit) { return nil }
    self.init(
      number: record.number,
      asker: Peer(
        process: Int32(clamping: record["process"]?.integer ?? 0), user: user,
        group: UInt32(exactly: record["group"]?.integer ?? -1) ?? .max, unit: record["unit"]?.string
      ),
      text: text, language: record["language"]?.string,
      priority: record["priority"]?.string.flatMap(QuestionPriority.init) ?? .normal,
      limit: limit, key: record["key"]?.string, askedAt: record.time)
    self.wasShown = wasShown
  }
}

extension ServedQuestion {
  /// Notes the title and the secrets of the scene.
  mutating func describe(_ shown: ShownScene) {
    secretFields = shown.secretFields
    tellsSecret = shown.tellsSecret
    title =
      Question(id: .asked(number), asking: shown.scene.root, language: shown.language)?
      .alert.title.longest.string
  }
}

extension ShownScene {
  /// The alert of the scene; `nil` for a sheet.
  private var alert: Alert? { if case .alert(let alert) = scene.root { alert } else { nil } }

  var isCritical: Bool { alert?.reason == .critical }

  /// True if the scene itself has a text in a secret field.
  var tellsSecret: Bool { alert?.fields.contains { $0.isSecure && !$0.text.isEmpty } ?? false }

  /// The places of secret fields among the fields; nobody else may read their texts.
  var secretFields: Set<Int> {
    Set((alert?.fields ?? []).enumerated().filter(\.element.isSecure).map(\.offset))
  }
}
