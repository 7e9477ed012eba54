/// Foreign text made fit for a message: escaped, so that it cannot control a terminal, and cut, so
/// that it cannot flood one.
package enum Quoted {
  /// Returns the text escaped, cut and in double quotes.
  ///
  /// - Parameter text: Any text from outside.
  /// - Returns: At most `Limits.quotedCharacters` scalars of it, with an ellipsis where it is
  ///   longer.
  package static func text(_ text: String) -> String { "\"\(plain(text))\"" }

  /// Returns the text escaped and cut, without quotes.
  ///
  /// - Parameter text: Any text from outside.
  /// - Returns: At most `Limits.quotedCharacters` scalars of it, with an ellipsis where it is
  ///   longer.
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
