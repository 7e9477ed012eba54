import TelltaleModel
import TelltaleServiceClient
import TelltaleSession
import TelltaleSyntax
import TelltaleVarlink

/// A question that has no answer yet.
struct ServedQuestion: Hashable, Sendable {
  /// Given once, also over the service's ends; its id is the same in words.
  var number: Int
  var asker: Peer
  var text: String
  var language: String?
  /// What it was read in, where whoever asks or the unit has said so.
  var readIn: String?
  var priority: QuestionPriority
  /// Milliseconds.
  var limit: Int?
  var key: String?
  /// Milliseconds since 1970.
  var askedAt: Int
  var state = State.queued
  /// Milliseconds since 1970, when it came up first since the service began.
  var shownAt: Int?
  /// Whether anybody can have seen it.
  var wasShown = false
  /// Whether it came up since the service began.
  var cameUp = false
  /// What it is headed by.
  var title: String?
  /// Its scene says itself what stands in a secret field.
  var tellsSecret = false
  /// Places among its fields whose text nobody else may read.
  var secretFields: Set<Int> = []
  /// Who is owed the answer.
  var watchers: [ConnectionID] = []
  /// Why it is taken back, where it is.
  var ending: String?

  typealias State = QuestionState

  var id: String { String(number) }

  /// True for one that is the same to the user who asks it, byte for byte: what looks the same may have other ids.
  func isTwin(of call: AskCall, by peer: Peer) -> Bool {
    guard asker.user == peer.user, ending == nil else { return false }
    if let key, let other = call.key { return key.hasBytes(of: other) }
    return key == nil && call.key == nil && text.hasBytes(of: call.text)
      && language == call.language && priority == call.priority && limit == call.limit
  }

  /// What `List` tells of one.
  static let fields = [
    VarlinkField("id", .string), VarlinkField("key", .optional(.string)),
    VarlinkField("state", .named("State")), VarlinkField("priority", .named("Priority")),
    VarlinkField("user", .int), VarlinkField("unit", .optional(.string)),
    VarlinkField("askedAt", .int), VarlinkField("shownAt", .optional(.int)),
    VarlinkField("title", .optional(.string)),
  ]

  /// What `List` tells of it.
  var summary: JSONValue {
    [
      "id": .string(id), "key": key.map { .string($0) } ?? .null, "state": .string(state.rawValue),
      "priority": .string(priority.rawValue), "user": .integer(Int(asker.user)),
      "unit": asker.unit.map { .string($0) } ?? .null, "askedAt": .integer(askedAt),
      "shownAt": shownAt.map { .integer($0) } ?? .null,
      "title": title.map { .string($0) } ?? .null,
    ]
  }

  /// What whoever watches it is told.
  func progress(answer: JSONValue? = nil) -> JSONValue {
    let told: JSONValue = [
      "id": .string(id), "state": .string((answer == nil ? state : .answered).rawValue),
    ]
    return answer.map { told.adding([.init("answer", $0)]) } ?? told
  }
}

extension Answer {
  /// As the contract has it.
  var json: JSONValue {
    [
      "outcome": .string(outcome.word), "choice": choice.map { .string($0) } ?? .null,
      "fields": .strings(outcome == .chosen ? fields : []),
    ]
  }
}
