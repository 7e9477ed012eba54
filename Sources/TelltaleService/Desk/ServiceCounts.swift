import TelltaleServiceClient
import TelltaleSyntax
import TelltaleVarlink

/// How much the service has done since it began, for one user or for all.
package struct ServiceCounts: Hashable, Sendable {
  /// Milliseconds since 1970.
  var since: Int
  var calls = 0
  /// Calls that came to nothing.
  var refused = 0
  var asked = 0
  var answered = 0
  /// Questions without an answer.
  var ended = 0
  /// Apps.
  var opened = 0

  init(since time: Int) { since = time }

  /// Counts what is recorded.
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
    "How much there was of the calling user, and of all users for whoever may see them, since the service began, at"
    + " `since`, in milliseconds since 1970: calls, those that were refused, questions that were asked, answered and ended"
    + " without an answer, and apps; and connections that there are now."

  static let fields =
    ["since", "calls", "refused", "asked", "answered", "ended", "opened", "connections"]
    .map { VarlinkField($0, .int) }

  /// As the contract has it.
  func json(connections: Int) -> JSONValue {
    let numbers = [since, calls, refused, asked, answered, ended, opened, connections]
    return .object(
      zip(Self.fields, numbers).map { JSONValue.Member($0.name, .integer($1)) })
  }
}
