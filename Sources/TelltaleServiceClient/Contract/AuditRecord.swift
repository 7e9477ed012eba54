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

  /// Numbers that a question can have: whole ones that every reader of JSON takes as they are.
  package static let numbers = 0...(1 << 53)

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

  /// What it says, as an object.
  package var json: JSONValue {
    let head: [JSONValue.Member] = [
      .init("time", .integer(time)), .init("event", .string(kind.rawValue)),
      .init("id", .integer(number)),
    ]
    return .object(head + details)
  }

  /// Reads what an object says; `nil` for one that the service has never written.
  package init?(_ value: JSONValue) {
    guard let members = value.members, let time = value["time"]?.integer,
      let number = value["id"]?.integer, Self.numbers.contains(number),
      let kind = value["event"]?.string.flatMap(Kind.init)
    else { return nil }
    self.init(kind, number, at: time, members.filter { !Self.head.contains($0.key) })
    guard isWhole else { return nil }
  }

  /// Reads a line without its end, whatever its checksum is.
  package init?(line: some Collection<UInt8>) {
    guard let value = try? JSONReader.read(Array(line)) else { return nil }
    self.init(value)
  }

  private static let head: Set<String> = ["time", "event", "id", "sum"]
  private static let outcomes: Set<String> = ["chosen", "cancelled", "timedOut", "withdrawn"]

  /// True where nothing is missing that decides who gets which answer.
  private var isWhole: Bool {
    switch kind {
    case .asked: user != nil
    case .answered: self["outcome"]?.string.map(Self.outcomes.contains) ?? false
    case .shown, .armed, .ended, .started, .opened, .closed, .set: true
    }
  }

  /// The user whom it is about, where it says one.
  package var user: UInt32? { self["user"]?.integer.flatMap { UInt32(exactly: $0) } }
}
