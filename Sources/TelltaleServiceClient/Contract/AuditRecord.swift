import TelltaleSyntax

/// A line of the journal: the event, its time and its question. Texts of secret fields are never in it.
package struct AuditRecord: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case asked, shown, armed, answered
    /// The question ended without an answer.
    case ended
    /// The service began.
    case started
    /// An app came on the screen, or left it.
    case opened, closed
    /// Something was set for all that is shown.
    case set
  }

  /// The numbers that a question can have: whole numbers that every reader of JSON takes as they are.
  package static let numbers = 0...(1 << 53)

  package var kind: Kind
  /// The time in milliseconds since 1970.
  package var time: Int
  /// The number of the question; 0 for an event of none.
  package var number: Int
  /// The other members, in the order in which they are written.
  package var details: [JSONValue.Member]

  /// Creates a record.
  ///
  /// - Parameters:
  ///   - kind: The event.
  ///   - number: The number of the question; 0 for an event of none.
  ///   - time: The time in milliseconds since 1970.
  ///   - details: The other members, in the order in which they are written.
  package init(_ kind: Kind, _ number: Int, at time: Int, _ details: [JSONValue.Member] = []) {
    self.kind = kind
    self.time = time
    self.number = number
    self.details = details
  }

  package subscript(key: String) -> JSONValue? { details.first { $0.key == key }?.value }

  /// The record as an object.
  package var json: JSONValue {
    let head: [JSONValue.Member] = [
      .init("time", .integer(time)), .init("event", .string(kind.rawValue)),
      .init("id", .integer(number)),
    ]
    return .object(head + details)
  }

  /// Reads a record.
  ///
  /// - Parameter value: An object. The result is `nil` for one that the service has never written.
  package init?(_ value: JSONValue) {
    guard let members = value.members, let time = value["time"]?.integer,
      let number = value["id"]?.integer, Self.numbers.contains(number),
      let kind = value["event"]?.string.flatMap(Kind.init)
    else { return nil }
    self.init(kind, number, at: time, members.filter { !Self.head.contains($0.key) })
    guard isWhole else { return nil }
  }

  /// Reads a record from a line of the journal; its checksum is not compared.
  ///
  /// - Parameter line: The bytes of the line, without its end.
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

  /// The user of the record, if it names one.
  package var user: UInt32? { self["user"]?.integer.flatMap { UInt32(exactly: $0) } }
}
