/// The bytes that a text in base64 (RFC 4648) stands for.
struct Base64Bytes {
  private(set) var bytes: [UInt8] = []
  /// The first character that cannot be, from 1; `nil` where all is well.
  private(set) var fault: Int?

  init(_ text: String) {
    let units = Array(text.utf8)
    // At the end alone, and no more than two of them.
    let padding = units.suffix(2).reversed().prefix { $0 == UInt8(ascii: "=") }.count
    let count = units.count - padding
    let isWhole = padding == 0 ? count % 4 != 1 : units.count % 4 == 0
    bytes.reserveCapacity(count / 4 * 3 + 2)
    var (word, letters): (UInt32, Int) = (0, 0)
    for index in 0..<count {
      let value = Self.values[Int(units[index])]
      guard value < 64 else {
        fail(at: index + 1)
        return
      }
      word = word << 6 | UInt32(value)
      letters += 1
      guard letters == 4 else { continue }
      bytes.append(UInt8(truncatingIfNeeded: word >> 16))
      bytes.append(UInt8(truncatingIfNeeded: word >> 8))
      bytes.append(UInt8(truncatingIfNeeded: word))
      (word, letters) = (0, 0)
    }
    guard isWhole, letters != 1 else {
      fail(at: units.count)
      return
    }
    if letters == 2 { bytes.append(UInt8(truncatingIfNeeded: word >> 4)) }
    if letters == 3 {
      bytes.append(UInt8(truncatingIfNeeded: word >> 10))
      bytes.append(UInt8(truncatingIfNeeded: word >> 2))
    }
  }

  private mutating func fail(at place: Int) {
    bytes = []
    fault = place
  }

  /// What each byte of a text stands for; 64 for those that stand for nothing.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 64, count: 256)
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    for (value, letter) in letters.utf8.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()
}

extension [UInt8] {
  /// The bytes as a text in base64.
  package var base64: String {
    let letters = Self("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text = Self()
    text.reserveCapacity((count + 2) / 3 * 4)
    for start in stride(from: 0, to: count, by: 3) {
      let part = self[start..<Swift.min(start + 3, count)]
      let word = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      for index in 0..<4 {
        text.append(
          index <= part.count ? letters[word >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
