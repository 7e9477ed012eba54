/// Tells which parts of a YAML or JSON text stand in double quotes.
///
/// Used only for text that libyaml has refused because of a surrogate escape.
struct QuoteScanner {
  private enum State { case between, plain, doubleQuoted, singleQuoted, comment }
  private var state = State.between

  var isInDoubleQuotes: Bool { state == .doubleQuoted }

  /// Reads what stands at `index`; returns how many bytes that was, 1 or 2.
  mutating func advance(_ bytes: [UInt8], at index: Int) -> Int {
    let byte = bytes[index]
    let next = index + 1 < bytes.count ? bytes[index + 1] : nil
    switch state {
    case .doubleQuoted:
      if byte == UInt8(ascii: "\\"), next != nil { return 2 }
      if byte == UInt8(ascii: "\"") { state = .plain }
    case .singleQuoted:
      if byte == UInt8(ascii: "'") {
        if next == byte { return 2 }
        state = .plain
      }
    case .comment:
      if byte == 0x0A { state = .between }
    case .between, .plain:
      readUnquoted(byte, after: index > 0 ? bytes[index - 1] : 0x0A)
    }
    return 1
  }

  private mutating func readUnquoted(_ byte: UInt8, after previous: UInt8) {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
    switch byte {
    case UInt8(ascii: "#") where isBlank(previous): state = .comment
    case UInt8(ascii: "\"") where state == .between: state = .doubleQuoted
    case UInt8(ascii: "'") where state == .between: state = .singleQuoted
    case 0x0A, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: ":"),
      UInt8(ascii: "-"), UInt8(ascii: "?"):
      state = .between
    case 0x20, 0x09, 0x0D: break
    default: state = .plain
    }
  }
}
