/// Looking into a value that somebody else wrote; what is not there is `nil`.
extension JSONValue {
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The value at the end of a chain of keys.
  package subscript(keys: String...) -> JSONValue? {
    keys.reduce(self as JSONValue?) { $0?[$1] }
  }

  package var string: String? {
    if case .string(let value) = self { return value }
    return nil
  }

  package var integer: Int? {
    if case .integer(let value) = self { return value }
    return nil
  }

  /// The number, whole or not.
  package var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  package var bool: Bool? {
    if case .bool(let value) = self { return value }
    return nil
  }

  package var items: [JSONValue]? {
    if case .array(let items) = self { return items }
    return nil
  }

  package var members: [Member]? {
    if case .object(let members) = self { return members }
    return nil
  }
}
