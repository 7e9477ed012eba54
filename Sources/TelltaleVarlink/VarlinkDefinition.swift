/// A type, a method or an error of a contract, with the words that explain it.
package struct VarlinkDefinition: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case type(VarlinkType)
    case method([VarlinkField], gives: [VarlinkField])
    case error([VarlinkField])
  }

  /// The name, which begins with a capital letter.
  package let name: String
  /// The comment: paragraphs, with an empty line between them; empty for none.
  package let words: String
  package let kind: Kind

  /// Creates a definition.
  ///
  /// - Parameters:
  ///   - name: The name, which begins with a capital letter.
  ///   - kind: The type, or the fields of a method or an error.
  ///   - words: The comment: paragraphs, with an empty line between them; empty for none.
  package init(_ name: String, _ kind: Kind, _ words: String = "") {
    self.name = name
    self.kind = kind
    self.words = words
  }

  /// The definition in the text of a contract, without an empty line around it.
  fileprivate var text: String {
    let declaration =
      switch kind {
      case .type(let type): "type \(name) \(type.text)"
      case .method(let input, let output):
        "method \(name)\(VarlinkType.record(input).text) -> \(VarlinkType.record(output).text)"
      case .error(let fields): "error \(name) \(VarlinkType.record(fields).text)"
      }
    return VarlinkInterface.comment(words) + declaration
  }
}

extension VarlinkInterface {
  /// The most columns of a comment's line.
  private static let width = 120

  /// Writes a contract.
  ///
  /// - Parameters:
  ///   - name: The name of the interface, with a dot in it.
  ///   - words: The comment of the interface.
  ///   - definitions: The definitions in the order in which they are read.
  /// - Returns: A text that `init(_:)` reads.
  package static func text(
    _ name: String, _ words: String, _ definitions: [VarlinkDefinition]
  ) -> String {
    let head = comment(words) + "interface \(name)"
    return ([head] + definitions.map(\.text)).map { $0 + "\n" }.joined(separator: "\n")
  }

  /// Writes paragraphs as lines that begin with a hash. A word that is longer than a line has a line of its own.
  fileprivate static func comment(_ words: String) -> String {
    guard !words.isEmpty else { return "" }
    let written = words.split(separator: "\n", omittingEmptySubsequences: false).flatMap(lines)
    return written.map { $0.isEmpty ? "#\n" : "# \($0)\n" }.joined()
  }

  private static func lines(_ paragraph: Substring) -> [String] {
    var lines = [""]
    for word in paragraph.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + word.count + 3 <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension VarlinkType {
  /// The type in the text of a contract. More than four fields stand one on a line.
  fileprivate var text: String {
    switch self {
    case .bool: "bool"
    case .int: "int"
    case .float: "float"
    case .string: "string"
    case .object: "object"
    case .named(let name): name
    case .enumeration(let words): "(" + words.joined(separator: ", ") + ")"
    case .record(let fields):
      Self.listed(fields.map { "\($0.name): \($0.type.text)" })
    case .array(let type): "[]\(type.text)"
    case .dictionary(let type): "[string]\(type.text)"
    case .optional(let type): "?\(type.text)"
    }
  }

  private static func listed(_ fields: [String]) -> String {
    fields.count > 4
      ? "(\n  " + fields.joined(separator: ",\n  ") + "\n)"
      : "(" + fields.joined(separator: ", ") + ")"
  }
}
