/// Reads a JSON text as RFC 8259 has it, and nothing else.
///
/// Strings may be of any length, for an editor sends whole files in one; what is inside of what is
/// limited.
package struct JSONReader {
  /// Why a text is no JSON, and where.
  package struct Fault: Error, Hashable, Sendable {
    package var message: String
    /// Of the first byte that does not fit.
    package var offset: Int
  }

  private let bytes: [UInt8]
  private var index = 0

  /// Throws for everything that is not one JSON value.
  package static func read(_ bytes: [UInt8]) throws(Fault) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    reader.skipSpace()
    let value = try reader.value(depth: 1)
    reader.skipSpace()
    guard reader.index == bytes.count else {
      throw reader.fault("something stands behind the value")
    }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

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

  private mutating func value(depth: Int) throws(Fault) -> JSONValue {
    guard depth <= Limits.depth else {
      throw fault("more than \(Limits.depth) values inside each other")
    }
    guard let next else { throw fault("the text ends where a value should be") }
    switch next {
    case UInt8(ascii: "{"): return try object(depth)
    case UInt8(ascii: "["): return try array(depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: return try word()
    }
  }

  private mutating func object(_ depth: Int) throws(Fault) -> JSONValue {
    var members: [JSONValue.Member] = []
    index += 1
    skipSpace()
    if take("}") { return .object([]) }
    while true {
      guard next == UInt8(ascii: "\"") else { throw fault("expected a key in quotes") }
      let key = try string()
      skipSpace()
      guard take(":") else { throw fault("expected a colon behind the key") }
      skipSpace()
      members.append(.init(key, try value(depth: depth + 1)))
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { throw fault("expected a comma or the end of the object") }
      skipSpace()
    }
  }

  private mutating func array(_ depth: Int) throws(Fault) -> JSONValue {
    var items: [JSONValue] = []
    index += 1
    skipSpace()
    if take("]") { return .array([]) }
    while true {
      items.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return .array(items) }
      guard take(",") else { throw fault("expected a comma or the end of the array") }
      skipSpace()
    }
  }

  private mutating func word() throws(Fault) -> JSONValue {
    let words: [(String, JSONValue)] = [("true", true), ("false", false), ("null", .null)]
    for (word, value) in words where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return value
    }
    throw fault("no JSON value begins so")
  }

  private mutating func number() throws(Fault) -> JSONValue {
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
    if isWhole, let number = Int(text) { return .integer(number) }
    guard let number = Double(text), number.isFinite else { throw fault("the number is too large") }
    return .number(number)
  }

  private mutating func digits() throws(Fault) {
    let start = index
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    if index == start { throw fault("expected a digit") }
  }
}

extension JSONReader {
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

  /// What stands behind `\u`; half of a surrogate pair alone becomes U+FFFD.
  private mutating func scalar() throws(Fault) -> Unicode.Scalar {
    let high = try hexadecimal()
    guard 0xD800...0xDBFF ~= high, bytes[index...].starts(with: [0x5C, 0x75]) else {
      return Unicode.Scalar(high) ?? "\u{FFFD}"
    }
    let start = index
    index += 2
    let low = try hexadecimal()
    guard 0xDC00...0xDFFF ~= low else {
      index = start
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
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
