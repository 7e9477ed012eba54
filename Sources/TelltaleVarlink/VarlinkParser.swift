/// The reader of the interface definition language, word by word.
struct VarlinkParser {
  private var words: [(text: String, line: Int)] = []
  private var index = 0

  init(_ text: String) {
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      add(line.prefix { $0 != "#" }, number + 1)
    }
  }

  private mutating func add(_ line: Substring, _ number: Int) {
    var rest = line
    while let first = rest.first {
      let part: Substring
      if first.isWhitespace {
        rest.removeFirst()
        continue
      } else if rest.hasPrefix("->") || rest.hasPrefix("[]") {
        part = rest.prefix(2)
      } else if rest.hasPrefix("[string]") {
        part = rest.prefix(8)
      } else if Self.isNamed(first) {
        part = rest.prefix(while: Self.isNamed)
      } else {
        part = rest.prefix(1)
      }
      words.append((String(part), number))
      rest = rest[part.endIndex...]
    }
  }

  private static func isNamed(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "._-".contains(character))
  }

  /// The next word; `nil` at the end.
  var word: String? { words.indices.contains(index) ? words[index].text : nil }

  func fault(_ message: String) -> VarlinkSyntaxError {
    let found = word.map { "found \"\($0)\"" } ?? "the text ends"
    return VarlinkSyntaxError(
      line: words.indices.contains(index) ? words[index].line : words.last?.line ?? 1,
      message: "\(found), \(message)")
  }

  mutating func expect(_ text: String) throws(VarlinkSyntaxError) {
    guard take(text) else { throw fault("expected \"\(text)\"") }
  }

  private mutating func take(_ text: String) -> Bool {
    guard word == text else { return false }
    index += 1
    return true
  }

  /// Takes a name with a dot in it.
  mutating func interfaceName() throws(VarlinkSyntaxError) -> String {
    guard let name = word, name.contains("."), name.first?.isLetter == true else {
      throw fault("expected an interface's name")
    }
    index += 1
    return name
  }

  /// Takes the name of a type, a method or an error, which begins with a capital.
  mutating func name(after kind: String) throws(VarlinkSyntaxError) -> String {
    try expect(kind)
    guard let name = word, name.first?.isUppercase == true else {
      throw fault("expected a name that begins with a capital letter")
    }
    index += 1
    return name
  }

  mutating func fields() throws(VarlinkSyntaxError) -> [VarlinkField] {
    let place = self
    guard case .record(let fields) = try type() else {
      throw place.fault("expected fields with their types")
    }
    return fields
  }

  mutating func type() throws(VarlinkSyntaxError) -> VarlinkType {
    if take("?") { return .optional(try type()) }
    if take("[]") { return .array(try type()) }
    if take("[string]") { return .dictionary(try type()) }
    if take("(") { return try listed() }
    guard let word else { throw fault("expected a type") }
    let plain: [String: VarlinkType] = [
      "bool": .bool, "int": .int, "float": .float, "string": .string, "object": .object,
    ]
    guard let type = plain[word] ?? (word.first?.isUppercase == true ? .named(word) : nil) else {
      throw fault("expected a type")
    }
    index += 1
    return type
  }

  /// Takes the contents of brackets: fields, or the words of an enumeration.
  private mutating func listed() throws(VarlinkSyntaxError) -> VarlinkType {
    var names: [String] = []
    var fields: [VarlinkField] = []
    while !take(")") {
      if !names.isEmpty || !fields.isEmpty { try expect(",") }
      guard let name = word, name.first?.isLetter == true else { throw fault("expected a name") }
      index += 1
      if take(":") {
        fields.append(VarlinkField(name, try type()))
      } else {
        names.append(name)
      }
    }
    guard names.isEmpty || fields.isEmpty else {
      throw fault("expected all names with types, or none")
    }
    return names.isEmpty ? .record(fields) : .enumeration(names)
  }
}

/// The fault of a text that is no interface definition.
package struct VarlinkSyntaxError: Error, Hashable, Sendable {
  /// The line, counted from 1.
  package var line: Int
  package var message: String
}
