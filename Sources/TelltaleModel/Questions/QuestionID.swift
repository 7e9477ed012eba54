/// A program that has questions asked; one unit may serve several.
package struct ClientID: Hashable, Sendable {
  package var number: Int

  package init(_ number: Int) { self.number = number }

  /// The one that started the unit, or whose app is on the screen.
  package static let first = ClientID(1)

  /// The unit itself, such as when the vehicle moves.
  package static let unit = ClientID(0)

  /// Whoever has a question of that number asked beside or over the first one's app; numbers count from 1.
  package static func visitor(_ number: Int) -> ClientID { ClientID(number + 1) }
}

/// Names a question until it has its answer.
package enum QuestionID: Hashable, Sendable {
  /// Asked by a client, under a number of the client's own.
  case asked(Int, by: ClientID = .first)
  /// Opened by the scene: by an action, or as the page with keys of a field. Counted by the session.
  case opened(Int)

  /// Who asked; of what the scene opened, the one whose scene it is.
  package var client: ClientID {
    if case .asked(_, by: let client) = self { client } else { .first }
  }

  /// A client's own number for it, or the session's.
  package var number: Int {
    switch self {
    case .asked(let number, by: _), .opened(let number): number
    }
  }

  /// True where a client is owed the answer.
  package var isAsked: Bool { if case .asked = self { true } else { false } }
}

extension QuestionID: ExpressibleByIntegerLiteral {
  /// A question of the first client.
  package init(integerLiteral number: Int) { self = .asked(number) }
}
