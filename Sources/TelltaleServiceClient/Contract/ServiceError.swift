import TelltaleSyntax
import TelltaleVarlink

/// The refusal of a call, as the contract has it.
package enum ServiceError: Error, Hashable, Sendable {
  case invalidScene(SceneRefusal)
  case invalidProfile(SceneRefusal)
  /// The caller may not do that; the remedy says who could allow it.
  case notAllowed(_ reason: String, remedy: String)
  /// Another app has the screen, of this user and systemd unit.
  case appShown(user: UInt32, unit: String?)
  case upgradeExpected
  /// There is too much of something. The wait is in milliseconds.
  case busy(_ reason: String, wait: Int)
  case noSuchQuestion(_ id: String)
  case unanswered(_ reason: String, wasShown: Bool)
  case notRecorded(_ reason: String)

  /// The name in the contract.
  package var kind: Kind {
    switch self {
    case .invalidScene: .invalidScene
    case .invalidProfile: .invalidProfile
    case .notAllowed: .notAllowed
    case .appShown: .appShown
    case .upgradeExpected: .upgradeExpected
    case .busy: .busy
    case .noSuchQuestion: .noSuchQuestion
    case .unanswered: .unanswered
    case .notRecorded: .notRecorded
    }
  }

  /// The refusal as a client is told it.
  package var reply: VarlinkReply {
    let parameters: JSONValue =
      switch self {
      case .invalidScene(let complaints), .invalidProfile(let complaints):
        ["complaints": .strings(complaints.lines)]
      case .notAllowed(let reason, let remedy):
        ["reason": .string(reason), "remedy": .string(remedy)]
      case .appShown(let user, let unit):
        ["user": .integer(Int(user)), "unit": unit.map { .string($0) } ?? .null]
      case .upgradeExpected: .object([])
      case .busy(let reason, let wait):
        ["reason": .string(reason), "retryAfterMilliseconds": .integer(wait)]
      case .noSuchQuestion(let id): ["id": .string(id)]
      case .unanswered(let reason, let wasShown):
        ["wasShown": .bool(wasShown), "reason": .string(reason)]
      case .notRecorded(let reason): ["reason": .string(reason)]
      }
    return VarlinkReply(error: kind.wholeName, parameters)
  }

  /// Reads the refusal of a reply.
  ///
  /// - Parameter reply: A reply. The result is `nil` for an error that is not one of the service's own.
  package init?(_ reply: VarlinkReply) {
    guard let kind = Kind.allCases.first(where: { $0.wholeName == reply.error }) else { return nil }
    let parameters = reply.parameters
    func text(_ key: String) -> String { parameters[key]?.string ?? "" }
    var complaints: SceneRefusal {
      SceneRefusal(lines: (parameters["complaints"]?.items ?? []).compactMap(\.string))
    }
    self =
      switch kind {
      case .invalidScene: .invalidScene(complaints)
      case .invalidProfile: .invalidProfile(complaints)
      case .notAllowed: .notAllowed(text("reason"), remedy: text("remedy"))
      case .appShown:
        .appShown(
          user: UInt32(clamping: parameters["user"]?.integer ?? 0),
          unit: parameters["unit"]?.string)
      case .upgradeExpected: .upgradeExpected
      case .busy:
        .busy(text("reason"), wait: parameters["retryAfterMilliseconds"]?.integer ?? 0)
      case .noSuchQuestion: .noSuchQuestion(text("id"))
      case .unanswered:
        .unanswered(text("reason"), wasShown: parameters["wasShown"]?.bool ?? false)
      case .notRecorded: .notRecorded(text("reason"))
      }
  }

  /// The name of an error, with its words for the contract and the documentation.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case invalidScene = "InvalidScene"
    case notAllowed = "NotAllowed"
    case appShown = "AppShown"
    case upgradeExpected = "UpgradeExpected"
    case busy = "Busy"
    case noSuchQuestion = "NoSuchQuestion"
    case unanswered = "Unanswered"
    case notRecorded = "NotRecorded"
    case invalidProfile = "InvalidProfile"

    /// The name with the interface before it.
    var wholeName: String { "\(ServiceContract.name).\(rawValue)" }

    /// The comment of the contract.
    package var words: String {
      switch self {
      case .invalidScene:
        "The scene cannot be shown; each line has one error, its place and what to do."
      case .notAllowed: "The caller may not do this; `remedy` says who can allow it."
      case .appShown: "Another client's app has the screen."
      case .upgradeExpected: "The method has to be called with `upgrade`."
      case .busy:
        "A limit is reached; the same call may succeed after so many milliseconds. Any call may end with it."
      case .noSuchQuestion: "No open question has that id, or it is another user's."
      case .unanswered:
        "The question ended without an answer; `wasShown` says whether anybody can have seen it."
      case .notRecorded: "The call could not be written to the journal, so it was not carried out."
      case .invalidProfile:
        "The profile cannot be used, and nothing has changed; each line has one error, its place and what to do."
      }
    }

    /// The remedy for a client, for the documentation.
    package var remedy: String {
      switch self {
      case .invalidScene:
        "fix the scene; each line has one error and its place"
      case .notAllowed: "ask with a lower priority, or add a rule to the settings"
      case .appShown: "another client's app has the screen; open yours when it has ended"
      case .upgradeExpected: "call `OpenApp` with `\"upgrade\": true`"
      case .busy: "ask again after `retryAfterMilliseconds`"
      case .noSuchQuestion: "no open question has that id, or it is another user's"
      case .unanswered: "nobody answered; `wasShown` says whether anybody can have seen it"
      case .notRecorded: "the journal cannot be written, so nothing was asked or opened"
      case .invalidProfile:
        "name one of `telltale profile list`, or fix the file; each line has one error"
      }
    }

    private var fields: [VarlinkField] {
      switch self {
      case .invalidScene, .invalidProfile: [VarlinkField("complaints", .array(.string))]
      case .notAllowed: [VarlinkField("reason", .string), VarlinkField("remedy", .string)]
      case .appShown:
        [VarlinkField("user", .int), VarlinkField("unit", .optional(.string))]
      case .upgradeExpected: []
      case .busy:
        [VarlinkField("reason", .string), VarlinkField("retryAfterMilliseconds", .int)]
      case .noSuchQuestion: [VarlinkField("id", .string)]
      case .unanswered: [VarlinkField("wasShown", .bool), VarlinkField("reason", .string)]
      case .notRecorded: [VarlinkField("reason", .string)]
      }
    }

    /// The error as the contract has it.
    package var definition: VarlinkDefinition {
      VarlinkDefinition(rawValue, .error(fields), words)
    }
  }
}
