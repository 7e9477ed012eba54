import TelltaleSyntax

/// What the present call of a client waits for.
enum ClientWait: Hashable, Sendable {
  /// The answer to the question of that number, and its states on the way where it wants more.
  case answer(Int, wantsMore: Bool)
  /// Whatever changes in what the service tells of itself, after what was told last.
  case status(told: JSONValue)
  /// What is recorded from a place of the journal on.
  case records(AuditQuery)

  /// The number of the question whose answer it waits for.
  var question: Int? { if case .answer(let number, _) = self { number } else { nil } }

  var hearsOfStates: Bool { if case .answer(_, wantsMore: true) = self { true } else { false } }
}
