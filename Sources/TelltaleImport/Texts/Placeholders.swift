/// What programs put texts together with: something has to stand in its place when the text is judged.
enum Placeholders {
  /// What stands for a text, and what for a number.
  static let (word, number) = ("Name", "3")

  /// The text with a word for `%@`, `%1$s`, `{name}`, `%{name}` and `%(name)s`, and a number for `%d`.
  static func filled(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) || text.utf8.contains(UInt8(ascii: "{")) else {
      return text
    }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      if let (end, filler) = placeholder(scalars, at: index) {
        result.append(contentsOf: filler.unicodeScalars)
        index = end
      } else {
        result.append(scalars[index])
        index += 1
      }
    }
    return String(result)
  }

  private static func placeholder(
    _ scalars: [Unicode.Scalar], at start: Int
  ) -> (end: Int, filler: String)? {
    switch scalars[start] {
    case "%": format(scalars, at: start)
    case "{": braces(scalars, at: start)
    default: nil
    }
  }

  /// `%%`, `%@`, `%1$s`, `%.2f`, `%lld`, `%(name)s`, `%{name}`.
  static func format(
    _ scalars: [Unicode.Scalar], at start: Int
  ) -> (end: Int, filler: String)? {
    var index = start + 1
    guard index < scalars.count else { return nil }
    if scalars[index] == "%" { return (index + 1, "%") }
    if scalars[index] == "{" { return braces(scalars, at: index) }
    if scalars[index] == "(" {
      guard let close = scalars[index...].prefix(64).firstIndex(of: ")") else { return nil }
      index = close + 1
    }
    let flags: Set<Unicode.Scalar> = [
      "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "$", ".", "-", "+", "#", "l", "h", "q", "z",
    ]
    let limit = min(scalars.count, index + 16)
    while index < limit, flags.contains(scalars[index]) { index += 1 }
    guard index < limit else { return nil }
    switch scalars[index] {
    case "@", "s", "S", "c", "C": return (index + 1, word)
    case "d", "i", "u", "D", "U", "x", "X", "f", "F", "g", "e": return (index + 1, number)
    default: return nil
    }
  }

  /// `{}`, `{0}`, `{name}`; what else stands in braces is text.
  private static func braces(
    _ scalars: [Unicode.Scalar], at start: Int
  ) -> (end: Int, filler: String)? {
    guard let close = scalars[start...].prefix(64).firstIndex(of: "}") else { return nil }
    let inside = scalars[(start + 1)..<close]
    guard
      inside.allSatisfy({ $0.properties.isAlphabetic || "0123456789_.".unicodeScalars.contains($0) }
      )
    else { return nil }
    return (close + 1, word)
  }
}
