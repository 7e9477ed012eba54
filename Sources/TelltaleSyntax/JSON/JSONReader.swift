/// What a JSON text becomes as it is read. Offsets are of the first byte of what is told.
protocol JSONBuilder {
  associatedtype Value

  /// Whether U+FFFD stands for half of a pair of surrogates; else that is no JSON.
  var mendsText: Bool { get }

  mutating func word(_ word: JSONWord, at offset: Int) -> Value
  /// - whole: the number, where it has neither a point nor an exponent and is no larger than an `Int`.
  mutating func number(_ text: String, whole: Int?, at offset: Int) throws(JSONError) -> Value
  mutating func string(_ text: String, at offset: Int) -> Value
  mutating func array(_ items: [Value], at offset: Int) throws(JSONError) -> Value
  mutating func object(
    _ members: [(key: String, offset: Int, value: Value)], at offset: Int
  ) throws(JSONError) -> Value
}

enum JSONWord: String, CaseIterable {
  case `true`, `false`, null
}

/// The reason for which a text is not JSON, with its place.
package struct JSONError: Error, Hashable, Sendable {
  package var message: String
  /// The offset of the first byte that does not fit, from 0.
  package var offset: Int
}

/// A reader for JSON texts as RFC 8259 defines them, and for nothing else.
///
/// Strings may have any length, since an editor sends whole files in one. The nesting of values is
/// limited.
package enum JSONReader {
  package typealias Fault = JSONError

  /// Reads a JSON text.
  ///
  /// - Parameter bytes: The text in UTF-8, with exactly one value.
  /// - Returns: The value. Half of a surrogate pair becomes U+FFFD.
  /// - Throws: `JSONError` for everything that is not one JSON value, and for more levels than
  ///   `Limits.depth`.
  package static func read(_ bytes: [UInt8]) throws(Fault) -> JSONValue {
    var parser = JSONParser(bytes, JSONValueBuilder())
    return try parser.whole()
  }
}

/// Builds what is written out again.
private struct JSONValueBuilder: JSONBuilder {
  let mendsText = true

  func word(_ word: JSONWord, at offset: Int) -> JSONValue {
    switch word {
    case .true: true
    case .false: false
    case .null: .null
    }
  }

  func number(_ text: String, whole: Int?, at offset: Int) throws(JSONError) -> JSONValue {
    if let whole { return .integer(whole) }
    guard let number = Double(text), number.isFinite else {
      throw JSONError(message: "the number is too large", offset: offset + text.utf8.count)
    }
    return .number(number)
  }

  func string(_ text: String, at offset: Int) -> JSONValue { .string(text) }

  func array(_ items: [JSONValue], at offset: Int) -> JSONValue { .array(items) }

  func object(
    _ members: [(key: String, offset: Int, value: JSONValue)], at offset: Int
  ) -> JSONValue {
    .object(members.map { JSONValue.Member($0.key, $0.value) })
  }
}

/// Walks over the bytes of a text.
struct JSONParser<Builder: JSONBuilder> {
  typealias Fault = JSONError

  private let bytes: [UInt8]
  private var builder: Builder
  private var index = 0

  /// What has been built so far.
  var built: Builder { builder }

  init(_ bytes: [UInt8], _ builder: Builder) {
    self.bytes = bytes
    self.builder = builder
  }

  /// Throws for everything that is not one JSON value.
  mutating func whole() throws(Fault) -> Builder.Value {
    skipSpace()
    let value = try value(depth: 1)
    skipSpace()
    guard index == bytes.count else { throw fault("there is something after the value") }
    return value
  }

  private func fault(_ message: String) -> Fault { Fault(message: message, offset: index) }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private mutating func take(_ byte: Character) -> Bool {
    guard next == byte.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(Fault) -> Builder.Value {
    guard depth <= Limits.depth else {
      throw fault("more than \(Limits.depth) values inside each other")
    }
    guard let next else { throw fault("the text ends where a value should be") }
    let start = index
    switch next {
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["): return try array(depth)
    case UInt8(ascii: "\""): return builder.string(try string(), at: start)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: return try word()
    }
  }

  private mutating func object(_ depth: Int) throws(Fault) -> Builder.Value {
    var members: [(key: String, offset: Int, value: Builder.Value)] = []
    let start = index
    index += 1
    skipSpace()
    if take("}") { return try builder.object([], at: start) }
    while true {
      guard next == UInt8(ascii: "\"") else { throw fault("expected a key in quotes") }
      let offset = index
      let key = try string()
      skipSpace()
      guard take(":") else { throw fault("expected a colon after the key") }
      skipSpace()
      members.append((key, offset, try value(depth: depth + 1)))
      skipSpace()
      if take("}") { return try builder.object(members, at: start) }
      guard take(",") else { throw fault("expected a comma or the end of the object") }
      skipSpace()
    }
  }

  private mutating func array(_ depth: Int) throws(Fault) -> Builder.Value {
    var items: [Builder.Value] = []
    let start = index
    index += 1
    skipSpace()
    if take("]") { return try builder.array([], at: start) }
    while true {
      items.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return try builder.array(items, at: start) }
      guard take(",") else { throw fault("expected a comma or the end of the array") }
      skipSpace()
    }
  }

  private mutating func word() throws(Fault) -> Builder.Value {
    for word in JSONWord.allCases where bytes[index...].starts(with: word.rawValue.utf8) {
      defer { index += word.rawValue.utf8.count }
      return builder.word(word, at: index)
    }
    throw fault("no JSON value begins like this")
  }

  private mutating func number() throws(Fault) -> Builder.Value {
    let start = index
    _ = take("-")
    let isZero = take("0")
    if !isZero { try digits() }
    var isWhole = true
    if take(".") {
      isWhole = false
      try digits()
    }
    if take("e") || take("E") {
      isWhole = false
      if !take("+") { _ = take("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    return try builder.number(text, whole: isWhole ? Int(text) : nil, at: start)
  }

  private mutating func digits() throws(Fault) {
    let start = index
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    if index == start { throw fault("expected a digit") }
  }
}

extension JSONParser {
  private mutating func string() throws(Fault) -> String {
    index += 1
    var text: [UInt8] = []
    while true {
      let start = index
      while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
        index += 1
      }
      text += bytes[start..<index]
      switch next {
      case UInt8(ascii: "\""):
        index += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          throw fault("a string that is not UTF-8")
        }
        return string
      case UInt8(ascii: "\\"): try escape(into: &text)
      case nil: throw fault("the string does not end")
      default: throw fault("a control character in a string")
      }
    }
  }

  private mutating func escape(into text: inout [UInt8]) throws(Fault) {
    index += 1
    guard let letter = next else { throw fault("the string does not end") }
    index += 1
    switch Character(Unicode.Scalar(letter)) {
    case "\"", "\\", "/": text.append(letter)
    case "b": text.append(0x08)
    case "f": text.append(0x0C)
    case "n": text.append(0x0A)
    case "r": text.append(0x0D)
    case "t": text.append(0x09)
    case "u": text += Array(String(Character(try scalar())).utf8)
    default: throw fault("an unknown escape")
    }
  }

  /// What stands behind `\u`.
  private mutating func scalar() throws(Fault) -> Unicode.Scalar {
    let high = try hexadecimal()
    guard 0xD800...0xDBFF ~= high, bytes[index...].starts(with: [0x5C, 0x75]) else {
      if let scalar = Unicode.Scalar(high) { return scalar }
      return try half()
    }
    let start = index
    index += 2
    let low = try hexadecimal()
    guard 0xDC00...0xDFFF ~= low else {
      index = start
      return try half()
    }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  /// What stands for half of a pair of surrogates.
  private func half() throws(Fault) -> Unicode.Scalar {
    guard builder.mendsText else { throw fault("half of a pair of surrogates") }
    return "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(Fault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
        byte < 0x80
      else { throw fault("expected four hexadecimal digits") }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}
