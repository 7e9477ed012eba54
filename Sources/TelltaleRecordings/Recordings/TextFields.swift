/// The fields of one line, parted by blanks. A comment (` #` to the end) is not a field.
struct TextFields {
  private let line: ArraySlice<UInt8>
  private var position: Int
  private var fieldStart: Int

  init(_ line: ArraySlice<UInt8>) {
    self.line = line
    position = line.startIndex
    fieldStart = line.startIndex
  }

  /// Where the field returned last starts, from 1, in bytes.
  var column: Int { fieldStart - line.startIndex + 1 }

  var isAtEnd: Bool {
    let next = line[position...].first { !Self.isBlank($0) }
    return next == nil || next == UInt8(ascii: "#")
  }

  /// All that follows, without blanks at either end.
  var rest: ArraySlice<UInt8> {
    let tail = line[position...].drop(while: Self.isBlank)
    return tail.prefix(
      (tail.lastIndex { !Self.isBlank($0) } ?? tail.startIndex - 1)
        - tail.startIndex + 1)
  }

  mutating func next() -> ArraySlice<UInt8>? {
    let start = line[position...].firstIndex { !Self.isBlank($0) } ?? line.endIndex
    fieldStart = start
    let end = line[start...].firstIndex(where: Self.isBlank) ?? line.endIndex
    position = end
    return start == end ? nil : line[start..<end]
  }

  /// A field for a message: short, and with nothing in it that a terminal would obey.
  func show(_ field: ArraySlice<UInt8>) -> String {
    let text = String(decoding: field.prefix(32), as: UTF8.self)
    let safe = text.unicodeScalars.map {
      $0.value < 32 || $0.value == 127 ? "\u{fffd}" : String($0)
    }
    return safe.joined() + (field.count > 32 ? "…" : "")
  }

  /// A number in 64 bits, with a minus sign if need be; `nil` for anything else.
  static func number(_ field: ArraySlice<UInt8>, radix: Int64) -> Int64? {
    let isNegative = field.first == UInt8(ascii: "-")
    let digits = isNegative ? field.dropFirst() : field
    guard !digits.isEmpty, digits.count <= 18 else { return nil }
    var value: Int64 = 0
    for digit in digits {
      guard let next = digitValue(digit), next < radix else { return nil }
      let (product, over) = value.multipliedReportingOverflow(by: radix)
      let (sum, past) = product.addingReportingOverflow(next)
      guard !over, !past else { return nil }
      value = sum
    }
    return isNegative ? -value : value
  }

  private static func digitValue(_ byte: UInt8) -> Int64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int64(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int64(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}
