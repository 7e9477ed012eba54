/// Ways to write a text as a YAML scalar.
enum ScalarText {
  /// The text on one line in a style; `nil` where the style has no way to say it.
  static func written(_ text: String, _ style: YAMLSpan.Style) -> [UInt8]? {
    switch style {
    case .plain: isControlled(text) ? nil : Array(text.utf8)
    case .singleQuoted: isControlled(text) ? nil : [0x27] + escaped(text, style) + [0x27]
    case .doubleQuoted: [0x22] + escaped(text, style) + [0x22]
    case .literal, .folded: nil
    }
  }

  /// The text as it stands inside a scalar of the style.
  static func escaped(_ text: String, _ style: YAMLSpan.Style) -> [UInt8] {
    switch style {
    case .singleQuoted: Array(text.utf8).flatMap { $0 == 0x27 ? [0x27, 0x27] : [$0] }
    case .doubleQuoted: Array(JSONValue.quoted(text).utf8.dropFirst().dropLast())
    default: Array(text.utf8)
    }
  }

  private static func isControlled(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.value < 0x20 || 0x7F...0x9F ~= $0.value }
  }

  /// What stands between the quotes of a scalar, or below the header of a block scalar.
  static func body(of span: YAMLSpan, _ style: YAMLSpan.Style, in bytes: [UInt8]) -> Range<Int> {
    switch style {
    case .plain: return span.range
    case .singleQuoted, .doubleQuoted:
      return span.range.count < 2
        ? span.range : span.range.lowerBound + 1..<span.range.upperBound - 1
    case .literal, .folded:
      let header = bytes[span.range].firstIndex(of: 0x0A).map { $0 + 1 }
      return (header ?? span.range.upperBound)..<span.range.upperBound
    }
  }

  /// The words of a stretch of bytes: what stands between spaces and line ends.
  static func words(_ bytes: [UInt8], in range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var begin: Int?
    for index in range {
      let isSpace = [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index])
      if isSpace, let first = begin {
        words.append(first..<index)
        begin = nil
      } else if !isSpace, begin == nil {
        begin = index
      }
    }
    return words + (begin.map { [$0..<range.upperBound] } ?? [])
  }
}
