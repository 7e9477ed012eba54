import TelltaleSyntax

/// The event that the present call of a client waits for.
enum ClientWait: Hashable, Sendable {
  /// The answer to the question of that number. A client that wants more also hears of its states.
  case answer(Int, wantsMore: Bool)
  /// A change of the service's state, after the state that was told last.
  case status(told: JSONValue)
  /// New records, from a place of the journal on.
  case records(AuditQuery)

  /// The number of the question whose answer it waits for.
  var question: Int? { if case .answer(let number, _) = self { number } else { nil } }

  var hearsOfStates: Bool { if case .answer(_, wantsMore: true) = self { true } else { false } }
}
