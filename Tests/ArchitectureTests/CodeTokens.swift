/// The words and signs of a Swift text, without comments and without what texts say; what stands in
/// their interpolations is code like any other.
struct CodeTokens {
  private(set) var all: [String] = []
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    all.reserveCapacity(bytes.count / 4)
    read(untilParenthesis: false)
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    place + offset < bytes.count ? bytes[place + offset] : 0
  }

  /// Reads to the end, or to the parenthesis that closes an interpolation.
  private mutating func read(untilParenthesis isInside: Bool) {
    var depth = 0
    while place < bytes.count {
      let sign = byte()
      if isInside, sign == UInt8(ascii: ")"), depth == 0 { return }
      if sign == UInt8(ascii: "(") { depth += 1 }
      if sign == UInt8(ascii: ")") { depth -= 1 }
      readToken(sign)
    }
  }

  private mutating func readToken(_ sign: UInt8) {
    if sign <= UInt8(ascii: " ") {
      place += 1
    } else if sign == UInt8(ascii: "/"), byte(1) == sign {
      while place < bytes.count, byte() != UInt8(ascii: "\n") { place += 1 }
    } else if sign == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
      skipComment()
    } else if let hashes = textStart() {
      readText(hashes)
    } else if Self.isWord(sign) {
      readWord()
    } else {
      // Quotes around a word make it a name, and are no part of it.
      if sign != UInt8(ascii: "`") { all.append(String(UnicodeScalar(sign))) }
      place += 1
    }
  }

  private static func isWord(_ sign: UInt8) -> Bool {
    switch sign {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private mutating func readWord() {
    let start = place
    while place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
    all.append(String(decoding: bytes[start..<place], as: UTF8.self))
  }

  /// Comments stand in comments.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        (depth, place) = (depth + 1, place + 2)
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        (depth, place) = (depth - 1, place + 2)
      } else {
        place += 1
      }
    } while depth > 0 && place < bytes.count
  }

  /// How many hashes stand before the quotation mark that begins a text here.
  private func textStart() -> Int? {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    return byte(hashes) == UInt8(ascii: "\"") ? hashes : nil
  }

  private mutating func readText(_ hashes: Int) {
    place += hashes
    let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    let quotes = isLong ? 3 : 1
    place += quotes
    all.append("\"")
    while place < bytes.count {
      if ends(quotes, hashes) {
        place += quotes + hashes
        return
      }
      guard byte() == UInt8(ascii: "\\"), isHashes(hashes, from: 1) else {
        place += 1
        continue
      }
      place += 1 + hashes
      if byte() == UInt8(ascii: "(") {
        all.append("(")
        place += 1
        read(untilParenthesis: true)
        all.append(")")
      }
      place += 1
    }
  }

  private func ends(_ quotes: Int, _ hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") } && isHashes(hashes, from: quotes)
  }

  private func isHashes(_ count: Int, from offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }
}
