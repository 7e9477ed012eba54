/// A contract: the types, methods and errors of its text.
package struct VarlinkInterface: Hashable, Sendable {
  /// The name of the interface, such as `io.telltale`.
  package let name: String
  /// The text as it was written, with its comments.
  package let text: String
  package private(set) var types: [String: VarlinkType] = [:]
  package private(set) var methods: [String: Method] = [:]
  package private(set) var errors: [String: [VarlinkField]] = [:]

  package struct Method: Hashable, Sendable {
    package var input: [VarlinkField]
    package var output: [VarlinkField]
  }

  /// Reads a contract.
  ///
  /// - Parameter text: The contract in the interface definition language.
  /// - Throws: A fault with its line where the text is no contract.
  package init(_ text: String) throws(VarlinkSyntaxError) {
    var parser = VarlinkParser(text)
    self.text = text
    try parser.expect("interface")
    name = try parser.interfaceName()
    while let word = parser.word {
      switch word {
      case "type":
        let name = try parser.name(after: word)
        types[name] = try parser.type()
      case "method":
        let name = try parser.name(after: word)
        let input = try parser.fields()
        try parser.expect("->")
        methods[name] = Method(input: input, output: try parser.fields())
      case "error":
        let name = try parser.name(after: word)
        errors[name] = try parser.fields()
      default: throw parser.fault("expected type, method or error")
      }
    }
  }

  /// Compares the contract with an older edition, whose clients have to go on working.
  ///
  /// - Parameter older: The older edition.
  /// - Returns: One line for each part that is gone or has changed, and for new fields that are not optional; empty
  ///   where such clients work.
  package func breaks(with older: VarlinkInterface) -> [String] {
    var found: [String] = []
    for (name, type) in older.types {
      found += difference(types[name].map(Self.fields), Self.fields(type), "type \(name)")
    }
    for (name, method) in older.methods {
      found += difference(methods[name]?.input, method.input, "method \(name)")
      found += difference(methods[name]?.output, method.output, "replies of \(name)")
    }
    for (name, fields) in older.errors {
      found += difference(errors[name], fields, "error \(name)")
    }
    return found.sorted()
  }

  /// The fields of a type. A type without fields is one field of its own.
  private static func fields(_ type: VarlinkType) -> [VarlinkField] {
    switch type {
    case .record(let fields): fields
    case .enumeration(let words): words.map { VarlinkField($0, .optional(.bool)) }
    default: [VarlinkField("", type)]
    }
  }

  private func difference(
    _ new: [VarlinkField]?, _ old: [VarlinkField], _ name: String
  ) -> [String] {
    guard let new else { return ["\(name) is gone"] }
    let gone = old.filter { !new.contains($0) }.map {
      "\(name): \($0.name) is gone, or has another type"
    }
    let names = Set(old.map(\.name))
    let added = new.filter { !names.contains($0.name) && !$0.isOptional }
    return gone + added.map { "\(name): \($0.name) is new, and not optional" }
  }
}
