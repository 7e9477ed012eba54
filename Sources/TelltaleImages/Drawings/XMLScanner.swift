/// Goes through the bytes of an XML file and counts its lines.
struct XMLScanner {
  private let bytes: [UInt8]
  private(set) var index = 0
  private var line = 1
  private var lineStart = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { index >= bytes.count }
  var next: UInt8? { isAtEnd ? nil : bytes[index] }
  var place: XMLPlace { XMLPlace(line: line, column: index - lineStart + 1) }

  func begins(with text: StaticString) -> Bool {
    text.withUTF8Buffer { part in bytes[index...].starts(with: part) }
  }

  /// Passes the text, if it comes next.
  mutating func take(_ text: StaticString) -> Bool {
    guard begins(with: text) else { return false }
    for _ in 0..<text.utf8CodeUnitCount { step() }
    return true
  }

  /// Passes everything up to the end of the text, which is not in what it gives; nil where the text
  /// does not come.
  mutating func take(through text: StaticString) -> String? {
    let start = index
    while !isAtEnd {
      let end = index
      if take(text) { return String(decoding: bytes[start..<end], as: UTF8.self) }
      step()
    }
    return nil
  }

  /// Passes what fulfils the condition, and gives it.
  mutating func take(while isWanted: (UInt8) -> Bool) -> String {
    let start = index
    while !isAtEnd, isWanted(bytes[index]) { step() }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Passes white space; true where there was any.
  mutating func takeSpace() -> Bool {
    let start = index
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { step() }
    return index > start
  }

  private mutating func step() {
    index += 1
    if bytes[index - 1] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index
    }
  }
}
