import TelltaleSyntax

extension [Update] {
  /// One line of the protocol that says all of it.
  var line: [UInt8] { [UInt8](json.line.utf8) }

  /// What that line says.
  var json: JSONValue {
    var members: [JSONValue.Member] = []
    for update in self {
      if let index = members.firstIndex(where: { $0.key == update.member }),
        let both = members[index].value.merged(with: update.value)
      {
        members[index].value = both
      } else {
        members.append(.init(update.member, update.value))
      }
    }
    return .object(members)
  }
}

extension JSONValue {
  /// Lists after each other, and maps together; nothing for what can be said once only.
  fileprivate func merged(with other: JSONValue) -> JSONValue? {
    switch (self, other) {
    case (.array(let one), .array(let two)): .array(one + two)
    case (.object(let one), .object(let two)): .object(one + two)
    default: nil
    }
  }
}
