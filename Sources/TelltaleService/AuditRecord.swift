import TelltaleSyntax

/// A line of the journal: what happened, when, to which question. Texts of secret fields are never in it.
package struct AuditRecord: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case asked, shown, armed, answered
    /// Without an answer.
    case ended
    /// The service began.
    case started
    /// An app came on the screen, and left it.
    case opened, closed
    /// Something was set for all that is shown.
    case set
  }

  package var kind: Kind
  /// Milliseconds since 1970.
  package var time: Int
  /// Of the question; 0 for what is about none.
  package var number: Int
  /// What else there is to tell, in the order in which it is written.
  package var details: [JSONValue.Member]

  package init(_ kind: Kind, _ number: Int, at time: Int, _ details: [JSONValue.Member] = []) {
    self.kind = kind
    self.time = time
    self.number = number
    self.details = details
  }

  package subscript(key: String) -> JSONValue? { details.first { $0.key == key }?.value }

  /// Without the end of the line.
  package var line: String {
    let head: [JSONValue.Member] = [
      .init("time", .integer(time)), .init("event", .string(kind.rawValue)),
      .init("id", .integer(number)),
    ]
    return JSONValue.object(head + details).line
  }

  /// Reads a line without its end; `nil` where it is none of the journal's.
  package init?(line: some Collection<UInt8>) {
    guard let value = try? JSONReader.read(Array(line)), let members = value.members,
      let time = value["time"]?.integer, let number = value["id"]?.integer,
      let kind = value["event"]?.string.flatMap(Kind.init)
    else { return nil }
    let head: Set<String> = ["time", "event", "id"]
    self.init(kind, number, at: time, members.filter { !head.contains($0.key) })
  }
}
