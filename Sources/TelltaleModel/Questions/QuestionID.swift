/// The one who has questions asked on a screen.
package enum Asker: Hashable, Sendable {
  /// The unit itself, such as when the vehicle moves.
  case unit
  /// The program that started the unit, or whose app is on the screen.
  case app
  /// Whoever has the question of that number asked beside or over the app.
  case visitor(Int)
}

/// The name of a question until it has its answer.
package enum QuestionID: Hashable, Sendable {
  /// Asked under a number of the asker's own.
  case asked(Int, by: Asker = .app)
  /// Opened by the scene: by an action, or as the page with keys of a field. Counted by the session.
  case opened(Int)

  /// The one who asked; of what the scene opened, the one whose scene it is.
  package var asker: Asker {
    if case .asked(_, by: let asker) = self { asker } else { .app }
  }

  /// The asker's own number for it, or the session's.
  package var number: Int {
    switch self {
    case .asked(let number, by: _), .opened(let number): number
    }
  }

  /// True where somebody is owed the answer.
  package var isAsked: Bool { if case .asked = self { true } else { false } }
}

extension QuestionID: ExpressibleByIntegerLiteral {
  /// Creates the id of a question of the app's program.
  ///
  /// - Parameter number: The number that the program gives it.
  package init(integerLiteral number: Int) { self = .asked(number) }
}
