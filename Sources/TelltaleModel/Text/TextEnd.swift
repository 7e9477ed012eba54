/// The end of a text for whoever reads it: the last line that has anything on it.
///
/// A block scalar (`|`, `>`) ends with a newline, and so does what a program prints. It ends a line there, and
/// begins no other.
package enum TextEnd {
  /// Returns a text without the line ends behind its last line, and without the white space around them.
  ///
  /// - Returns: The text; one that ends with spaces alone keeps them.
  package static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    var end = scalars.endIndex
    var hasLineEnd = false
    while end > scalars.startIndex {
      let last = scalars.index(before: end)
      guard isLineEnd(scalars[last]) || isSpace(scalars[last]) else { break }
      hasLineEnd = hasLineEnd || isLineEnd(scalars[last])
      end = last
    }
    return hasLineEnd ? String(scalars[..<end]) : text
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r"
  }
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }
}
