/// Texts as zenity shows them.
enum ZenityText {
  /// `\n`, `\t` and their like as what they stand for, as `g_strcompress` of GLib reads them; any other
  /// character after a backslash is itself.
  static func unescaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      // One that ends the text goes.
      guard let next = rest.popFirst() else { break }
      switch next {
      case UInt8(ascii: "b"): bytes.append(8)
      case UInt8(ascii: "f"): bytes.append(12)
      case UInt8(ascii: "n"): bytes.append(10)
      case UInt8(ascii: "r"): bytes.append(13)
      case UInt8(ascii: "t"): bytes.append(9)
      case UInt8(ascii: "v"): bytes.append(11)
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        var value = Int(next - UInt8(ascii: "0"))
        for _ in 0..<2 {
          guard let digit = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit)
          else { break }
          value = value * 8 + Int(digit - UInt8(ascii: "0"))
          rest.removeFirst()
        }
        bytes.append(UInt8(truncatingIfNeeded: value))
      default: bytes.append(next)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What is to be read of Pango's markup: tags go, character references are what they stand for. A text
  /// that is no markup (a lone `&` or `<`) is shown as it is, where zenity shows nothing of it.
  static func withoutMarkup(_ text: String) -> String { ZenityMarkup(text)?.plain ?? text }

  /// A label without the marks before the letter that a keyboard chooses it by: `_Yes` is Yes, `__` an underscore.
  static func withoutMnemonic(_ text: String) -> String {
    guard text.contains("_") else { return text }
    var result = ""
    var isMark = false
    for character in text {
      if character == "_", !isMark {
        isMark = true
      } else {
        result.append(character)
        isMark = false
      }
    }
    return result
  }

  /// A text in parts, taken apart by its scalars: what follows a sign may belong to it as a mark, and is then one letter
  /// with it to Swift.
  ///
  /// - Parameters:
  ///   - text: what is taken apart.
  ///   - sign: stands between the parts.
  ///   - most: times that it is, at most.
  /// - Returns: At least one part; parts may be empty.
  static func parts(
    _ text: some StringProtocol, at sign: Unicode.Scalar, most: Int = .max
  ) -> [String] {
    String(text).unicodeScalars.split(
      separator: sign, maxSplits: most, omittingEmptySubsequences: false
    ).map { String($0) }
  }

  /// A text whose underscores are none that mark a letter.
  static func doubled(_ text: String) -> String { text.replacing(text: "_", with: "__") }

  /// A heading and what follows it: the first line, or of one long line its first sentence.
  ///
  /// - Returns: Both without space around them; the message is `nil` where there is no more.
  static func parted(_ text: String) -> (title: String, message: String?) {
    let text = trimmed(text[...])
    let end =
      text.firstIndex(of: "\n") ?? (text.count > longestTitle ? endOfSentence(in: text) : nil)
    let title = text[..<(end ?? text.endIndex)]
    let cut = title.count > mostOfTitle ? wordEnd(in: title) : title.endIndex
    let message = trimmed(text[cut...])
    return (trimmed(title[..<cut]), message.isEmpty ? nil : message)
  }

  /// Characters of a line that is a title as a whole.
  private static let longestTitle = 60
  /// Characters of a title, a button or another text of a line.
  private static let mostOfTitle = 200

  /// Behind the last word that such a title has room for.
  private static func wordEnd(in text: Substring) -> String.Index {
    let room = text.prefix(mostOfTitle)
    return room.lastIndex(where: \.isWhitespace) ?? room.endIndex
  }

  /// A text of a line with no more characters than there are to be.
  static func cut(_ text: String, to most: Int = mostOfTitle) -> String {
    // A character has a byte at the least; all of a long text need not be counted.
    guard text.utf8.count > most,
      let end = text.index(text.startIndex, offsetBy: most, limitedBy: text.endIndex),
      end < text.endIndex
    else { return text }
    return text[..<end] + "…"
  }

  /// Behind the first mark that ends a sentence with a space after it, or a Chinese or Japanese one.
  private static func endOfSentence(in text: String) -> String.Index? {
    var last: Character = " "
    for index in text.indices {
      if "。？！".contains(last) || text[index] == " " && ".?!".contains(last) { return index }
      last = text[index]
    }
    return nil
  }

  static func trimmed(_ text: Substring) -> String {
    var rest = text.drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
