/// Foreign text made fit for a message: escaped, so that it cannot play tricks on a terminal, and
/// cut, so that it cannot flood one.
package enum Quoted {
  /// In double quotes, at most `Limits.quotedCharacters` long.
  package static func text(_ text: String) -> String { "\"\(plain(text))\"" }

  /// Without quotes.
  package static func plain(_ text: String) -> String {
    var result = ""
    for (count, scalar) in text.unicodeScalars.enumerated() {
      if count == Limits.quotedCharacters { return result + "…" }
      result += escaped(scalar)
    }
    return result
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\t": return "\\t"
    case "\"": return "\\\""
    case " "..."~": return String(Character(scalar))
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default:
      return String(Character(scalar))
    }
  }
}
