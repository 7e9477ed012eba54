/// A JSON value. Objects keep the order of their keys.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// The text, two spaces to a level, without a line feed at the end.
  package var text: String {
    var text = ""
    write(to: &text, indent: "")
    return text
  }

  private func write(to text: inout String, indent: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value):
      text += value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    case .string(let value): text += JSONValue.quoted(value)
    case .array(let items) where items.allSatisfy(\.isScalar):
      var line = "["
      for (index, item) in items.enumerated() {
        if index > 0 { line += ", " }
        item.write(to: &line, indent: "")
      }
      text += line + "]"
    case .array(let items):
      JSONValue.writeBlock(items, "[", "]", to: &text, indent: indent) { item, text, indent in
        item.write(to: &text, indent: indent)
      }
    case .object(let members):
      JSONValue.writeBlock(members, "{", "}", to: &text, indent: indent) { member, text, indent in
        text += JSONValue.quoted(member.key) + ": "
        member.value.write(to: &text, indent: indent)
      }
    }
  }

  /// The text on one line, without white space outside of strings.
  package var line: String {
    switch self {
    case .array(let items): "[\(JSONValue.list(items.map(\.line)))]"
    case .object(let members):
      "{\(JSONValue.list(members.map { "\(JSONValue.quoted($0.key)):\($0.value.line)" }))}"
    default: text
    }
  }

  /// Not by `joined`, whose first use searches all conformances of the program.
  private static func list(_ parts: [String]) -> String {
    var result = ""
    for part in parts { result += result.isEmpty ? part : "," + part }
    return result
  }

  private var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  private static func writeBlock<Item>(
    _ items: [Item], _ open: String, _ close: String, to text: inout String, indent: String,
    _ write: (Item, inout String, String) -> Void
  ) {
    guard !items.isEmpty else { return text += open + close }
    let inner = indent + "  "
    text += open + "\n"
    for (index, item) in items.enumerated() {
      text += inner
      write(item, &text, inner)
      text += index == items.count - 1 ? "\n" : ",\n"
    }
    text += indent + close
  }

  /// Returns a text as a JSON string.
  ///
  /// - Parameter string: Any text.
  /// - Returns: The string with its quotes, with control characters escaped.
  package static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }

  /// Returns an array of strings.
  ///
  /// - Parameter strings: The elements of the array.
  /// - Returns: An array with one string for each.
  package static func strings(_ strings: [String]) -> JSONValue {
    .array(strings.map { .string($0) })
  }

  /// Returns the object with more members at its end.
  ///
  /// - Parameter members: The members to add. A key that is there already is not replaced.
  /// - Returns: The longer object; a value that is no object is returned unchanged.
  package func adding(_ members: [Member]) -> JSONValue {
    guard case .object(let own) = self else { return self }
    return .object(own + members)
  }
}
