/// Makes texts comparable: width, quotation marks, ellipsis and capitals do not matter.
enum Folding {
  static func fold(_ text: String) -> String { narrowed(text).lowercased() }

  /// Typographic quotes and apostrophes as plain ones, `…` as three full stops, full-width letters,
  /// digits and punctuation as half-width ones; capitals stay.
  static func narrowed(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2018, 0x2019, 0x02BC: result.append("'")
      case 0x201C, 0x201D: result.append("\"")
      case 0x2026: result.append(contentsOf: "...".unicodeScalars)
      case 0x3000, 0x00A0, 0x202F: result.append(" ")
      case 0xFF01...0xFF5E: result.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// A whole label for looking up in a list: folded, without closing punctuation and outer space.
  static func label(_ text: String) -> String { trimmedEnd(fold(text)) }

  /// As `label`, with capitals kept.
  static func exactLabel(_ text: String) -> String { trimmedEnd(narrowed(text)) }

  private static func trimmedEnd(_ text: String) -> String {
    var rest = text.drop(while: \.isWhitespace)
    while let last = rest.last, last.isWhitespace || ".!?。、，,:;".contains(last) {
      rest.removeLast()
    }
    // "O.K." is spelled with its last full stop.
    if text.last == ".", rest.contains(".") { return rest + "." }
    return String(rest)
  }
}
