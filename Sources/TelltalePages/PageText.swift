import TelltaleText

/// Text of a page as litehtml wants it.
enum PageText {
  struct Piece: Hashable {
    var text: String
    var isSpace: Bool
  }

  /// White space character by character, and between it the pieces that lines may be broken at, in
  /// any script.
  static func pieces(of text: String, _ fonts: FontBook) -> [Piece] {
    var pieces: [Piece] = []
    var word = ""
    func close() {
      guard !word.isEmpty else { return }
      pieces += fonts.words(of: word).map { Piece(text: $0, isSpace: false) }
      word = ""
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ", "\t", "\n", "\r", "\u{C}":
        close()
        pieces.append(Piece(text: String(scalar), isSpace: true))
      default: word.unicodeScalars.append(scalar)
      }
    }
    close()
    return pieces
  }

  /// The name that an address means: `%E3%81%82` stands for what UTF-8 says.
  static func unescaped(_ address: String) -> String {
    var bytes: [UInt8] = []
    var rest = Substring(address).utf8
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A relative name resolved against the folder that it counts from. One that leads out of the
  /// bundle, or to elsewhere, stays as it is, and whoever reads files refuses it.
  static func path(_ name: String, from folder: String) -> String {
    guard !name.hasPrefix("/"), !name.contains(":") else { return name }
    var parts: [Substring] = []
    for part in (folder + name).split(separator: "/") where part != "." {
      guard part == ".." else {
        parts.append(part)
        continue
      }
      guard parts.popLast() != nil else { return name }
    }
    return parts.joined(separator: "/")
  }
}
