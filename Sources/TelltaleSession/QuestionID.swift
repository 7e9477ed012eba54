/// A program that has questions asked; one unit may serve several.
package struct ClientID: Hashable, Sendable {
  package var number: Int

  package init(_ number: Int) { self.number = number }

  /// The one that started the unit.
  package static let first = ClientID(1)
}

/// Names a question until it has its answer.
package enum QuestionID: Hashable, Sendable {
  /// Asked by a client, under a number of the client's own.
  case asked(Int, by: ClientID = .first)
  /// Opened by the scene: by an action, or as the page with keys of a field. Counted by the session.
  case opened(Int)

  /// Who asked; of what the scene opened, the one whose scene it is.
  var client: ClientID { if case .asked(_, by: let client) = self { client } else { .first } }

  /// True where a client is owed the answer.
  package var isAsked: Bool { if case .asked = self { true } else { false } }
}

extension QuestionID: ExpressibleByIntegerLiteral {
  /// A question of the first client.
  package init(integerLiteral number: Int) { self = .asked(number) }
}
