/// The checksum of a journal's line: CRC-32, as in PNG and zlib, of all bytes before it, in the last member of the
/// object, which is `sum`.
///
/// A bit that flips on a disk would else make another answer of an answer.
enum LineSeal {
  private static let opening = Array(#","sum":""#.utf8)
  private static let closing = Array(#""}"#.utf8)
  private static let digits = 8
  /// The bytes from the comma before the member to the end of the line.
  private static let length = opening.count + digits + closing.count

  enum State {
    case whole, broken, absent
  }

  /// Returns an object's text with its checksum.
  static func sealed(_ object: String) -> String {
    let body = Array(object.utf8.dropLast())
    let sum = String(checksum(body[...]), radix: 16)
    let zeros = String(repeating: "0", count: digits - sum.utf8.count)
    return String(decoding: body + opening, as: UTF8.self) + zeros + sum + #""}"#
  }

  /// Compares the checksum of a line with its bytes.
  static func state(of line: ArraySlice<UInt8>) -> State {
    guard line.count > length, isSeal(line.suffix(length)) else { return .absent }
    let sum = line.dropLast(closing.count).suffix(digits)
    let value = UInt32(String(decoding: sum, as: UTF8.self), radix: 16)
    return value == checksum(line.dropLast(length)) ? .whole : .broken
  }

  /// The index behind the first checksum. No text in a line can look like one: its quotes are escaped.
  static func firstEnd(in bytes: ArraySlice<UInt8>) -> Int? {
    var rest = bytes
    while let comma = rest.firstIndex(of: opening[0]) {
      rest = rest[comma...]
      if isSeal(rest.prefix(length)) { return comma + length }
      rest = rest.dropFirst()
    }
    return nil
  }

  private static func isSeal(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count == length && bytes.starts(with: opening)
      && bytes.dropFirst(opening.count).prefix(digits).allSatisfy(isDigit)
      && bytes.suffix(closing.count).elementsEqual(closing)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }

  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes { sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { index in
    var value = UInt32(index)
    for _ in 0..<8 { value = value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320 }
    return value
  }
}
