import TelltaleModel
import TelltaleServiceClient
import TelltaleSession
import TelltaleSyntax
import TelltaleVarlink

/// A question that has no answer yet.
struct ServedQuestion: Hashable, Sendable {
  /// The number, which is given once, also across restarts of the service. The id is the number in words.
  var number: Int
  var asker: Peer
  var text: String
  var language: String?
  /// The language in which it was read, if the client or the unit has named one.
  var readIn: String?
  var priority: QuestionPriority
  /// The time limit in milliseconds.
  var limit: Int?
  var key: String?
  /// The time at which it was asked, in milliseconds since 1970.
  var askedAt: Int
  var state = State.queued
  /// The time at which it came up first since the service began, in milliseconds since 1970.
  var shownAt: Int?
  /// True if anybody can have seen it.
  var wasShown = false
  /// True if it came up since the service began.
  var cameUp = false
  /// The title of its alert.
  var title: String?
  /// True if its scene itself has a text in a secret field.
  var tellsSecret = false
  /// The places of secret fields among its fields; nobody else may read their texts.
  var secretFields: Set<Int> = []
  /// The clients that are owed the answer.
  var watchers: [ConnectionID] = []
  /// The reason why it is taken back; `nil` where it is not.
  var ending: String?

  typealias State = QuestionState

  var id: String { String(number) }

  /// True if the call asks the same question of the same user. Questions are compared byte for byte: texts that
  /// look the same may have other ids.
  func isTwin(of call: AskCall, by peer: Peer) -> Bool {
    guard asker.user == peer.user, ending == nil else { return false }
    if let key, let other = call.key { return key.hasBytes(of: other) }
    return key == nil && call.key == nil && text.hasBytes(of: call.text)
      && language == call.language && priority == call.priority && limit == call.limit
  }

  /// The fields of a question in the reply of `List`.
  static let fields = [
    VarlinkField("id", .string), VarlinkField("key", .optional(.string)),
    VarlinkField("state", .named("State")), VarlinkField("priority", .named("Priority")),
    VarlinkField("user", .int), VarlinkField("unit", .optional(.string)),
    VarlinkField("askedAt", .int), VarlinkField("shownAt", .optional(.int)),
    VarlinkField("title", .optional(.string)),
  ]

  /// The question in the reply of `List`.
  var summary: JSONValue {
    [
      "id": .string(id), "key": key.map { .string($0) } ?? .null, "state": .string(state.rawValue),
      "priority": .string(priority.rawValue), "user": .integer(Int(asker.user)),
      "unit": asker.unit.map { .string($0) } ?? .null, "askedAt": .integer(askedAt),
      "shownAt": shownAt.map { .integer($0) } ?? .null,
      "title": title.map { .string($0) } ?? .null,
    ]
  }

  /// The state of the question, for clients that wait for it.
  func progress(answer: JSONValue? = nil) -> JSONValue {
    let told: JSONValue = [
      "id": .string(id), "state": .string((answer == nil ? state : .answered).rawValue),
    ]
    return answer.map { told.adding([.init("answer", $0)]) } ?? told
  }
}

extension Answer {
  /// The answer as the contract has it.
  var json: JSONValue {
    [
      "outcome": .string(outcome.word), "choice": choice.map { .string($0) } ?? .null,
      "fields": .strings(outcome == .chosen ? fields : []),
    ]
  }
}
