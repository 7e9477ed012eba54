/// Text as it may stand in XML 1.0.
package enum XMLText {
  /// Returns a text for an attribute in double quotes, and for content.
  ///
  /// - Returns: The text; a character that XML cannot hold, such as a NUL, stands there as U+FFFD. Line ends and
  ///   tabs survive.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      case 0x27: result += "&apos;"
      case 0x09, 0x0A, 0x0D, 0x7F...0x9F: result += "&#\(scalar.value);"
      case 0x00..<0x20, 0xFFFE, 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns the beginning of a tag, such as `<name key="value"`, open for more or an end.
  ///
  /// - Parameters:
  ///   - name: The name of the tag.
  ///   - attributes: Keys and values in their order; the values are escaped here.
  /// - Returns: The tag without its closing bracket.
  package static func tag(_ name: String, _ attributes: [(String, String)]) -> String {
    "<\(name)" + attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
  }

  package static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
}
