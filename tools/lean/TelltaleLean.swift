// What the argument parser needs of FoundationEssentials, which else is a sixth of the program: it writes the
// description of a command line as JSON for whoever asks for that. tools/build puts this in its place.

/// An error that says by itself what went wrong.
public protocol LocalizedError: Error {
  var errorDescription: String? { get }
}

/// Bytes, as the encoder hands them on.
public struct Data {
  let bytes: [UInt8]
}

extension String {
  /// How text is kept as bytes.
  public struct Encoding: Sendable {
    public static let utf8 = Encoding()
  }

  public init?(data: Data, encoding: Encoding) { self.init(validating: data.bytes, as: UTF8.self) }
}

/// Writes values as JSON, always over several lines and with sorted keys.
open class JSONEncoder {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
  }

  open var outputFormatting: OutputFormatting = []

  public init() {}

  open func encode<T: Encodable>(_ value: T) throws -> Data {
    let root = Node()
    try value.encode(to: Writer(root, []))
    var text = ""
    root.write(to: &text, "")
    return Data(bytes: Array(text.utf8))
  }
}

/// A value of JSON while it is being made.
private final class Node {
  enum Kind {
    case text(String)
    case list([Node])
    case map([(key: String, value: Node)])
  }

  var kind = Kind.text("null")

  /// A new member.
  func member(_ key: String) -> Node {
    var members: [(key: String, value: Node)] = []
    if case .map(let old) = kind { members = old.filter { $0.key != key } }
    let node = Node()
    kind = .map(members + [(key, node)])
    return node
  }

  /// A new entry.
  func entry() -> Node {
    var entries: [Node] = []
    if case .list(let old) = kind { entries = old }
    let node = Node()
    kind = .list(entries + [node])
    return node
  }

  func write(to text: inout String, _ indent: String) {
    switch kind {
    case .text(let own): text += own
    case .list(let entries):
      let parts = entries.map { ("", $0) }
      Self.write(parts, "[", "]", to: &text, indent)
    case .map(let members):
      let parts = members.sorted { $0.key < $1.key }.map { (Self.quoted($0.key) + " : ", $0.value) }
      Self.write(parts, "{", "}", to: &text, indent)
    }
  }

  private static func write(
    _ parts: [(head: String, node: Node)], _ open: String, _ close: String, to text: inout String,
    _ indent: String
  ) {
    text += open
    for (number, part) in parts.enumerated() {
      text += (number == 0 ? "\n" : ",\n") + indent + "  " + part.head
      part.node.write(to: &text, indent + "  ")
    }
    text += (parts.isEmpty ? "" : "\n" + indent) + close
  }

  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case _ where scalar.value < 32:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      case _: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

/// Takes a value apart.
private struct Writer: Encoder, SingleValueEncodingContainer {
  let node: Node
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ node: Node, _ path: [any CodingKey]) { (self.node, codingPath) = (node, path) }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.kind = .map([])
    return KeyedEncodingContainer(Members(node: node, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.kind = .list([])
    return Entries(node: node, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() { node.kind = .text("null") }

  func encode<T: Encodable>(_ value: T) throws {
    switch value {
    case let text as String: node.kind = .text(Node.quoted(text))
    case let flag as Bool: node.kind = .text(flag ? "true" : "false")
    case let number as any BinaryInteger: node.kind = .text("\(number)")
    case let number as Double where number.isFinite: node.kind = .text("\(number)")
    case let number as Float where number.isFinite: node.kind = .text("\(number)")
    case is Double, is Float:
      throw EncodingError.invalidValue(
        value, .init(codingPath: codingPath, debugDescription: "JSON has no such number"))
    case _: try value.encode(to: self)
    }
  }
}

private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: Node
  let codingPath: [any CodingKey]

  private func writer(_ key: any CodingKey) -> Writer {
    Writer(node.member(key.stringValue), codingPath + [key])
  }

  func encodeNil(forKey key: Key) { writer(key).encodeNil() }

  func encode<T: Encodable>(_ value: T, forKey key: Key) throws { try writer(key).encode(value) }

  func nestedContainer<Nested>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { writer(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    writer(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { Writer(node.member("super"), codingPath) }

  func superEncoder(forKey key: Key) -> any Encoder { writer(key) }
}

private struct Entries: UnkeyedEncodingContainer {
  let node: Node
  let codingPath: [any CodingKey]
  private(set) var count = 0

  init(node: Node, codingPath: [any CodingKey]) { (self.node, self.codingPath) = (node, codingPath) }

  private mutating func writer() -> Writer {
    count += 1
    return Writer(node.entry(), codingPath)
  }

  mutating func encodeNil() { writer().encodeNil() }

  mutating func encode<T: Encodable>(_ value: T) throws { try writer().encode(value) }

  mutating func nestedContainer<Nested>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> { writer().container(keyedBy: type) }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { writer().unkeyedContainer() }

  mutating func superEncoder() -> any Encoder { writer() }
}
