import TelltaleServiceClient
import TelltaleSyntax
import TelltaleVarlink

/// The numbers of calls, questions and apps since the service began, for one user or for all.
package struct ServiceCounts: Hashable, Sendable {
  /// The time at which the service began, in milliseconds since 1970.
  var since: Int
  var calls = 0
  /// The calls that were refused.
  var refused = 0
  var asked = 0
  var answered = 0
  /// The questions that ended without an answer.
  var ended = 0
  /// The apps that were shown.
  var opened = 0

  init(since time: Int) { since = time }

  /// Counts a record.
  mutating func take(_ record: AuditRecord) {
    switch record.kind {
    case .asked: asked += 1
    case .answered: answered += 1
    case .ended: ended += 1
    case .opened: opened += 1
    case .shown, .armed, .started, .closed, .set: break
    }
  }

  static let words =
    "Counts of the calling user, or of all users if the caller may see them, since the service started at `since`, "
    + "in milliseconds since 1970: calls, refused calls, questions that were asked, answered and ended without an "
    + "answer, and apps. Connections are those of this moment."

  static let fields =
    ["since", "calls", "refused", "asked", "answered", "ended", "opened", "connections"]
    .map { VarlinkField($0, .int) }

  /// The numbers as the contract has them.
  func json(connections: Int) -> JSONValue {
    let numbers = [since, calls, refused, asked, answered, ended, opened, connections]
    return .object(
      zip(Self.fields, numbers).map { JSONValue.Member($0.name, .integer($1)) })
  }
}
