/// Sets plain text in lines for a terminal.
enum TextWrap {
  /// Breaks at spaces; a word wider than the line stands alone.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// A label with its text hanging beside it.
  static func item(_ label: String, _ text: String, indent: Int, width: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    return lines(text, width: width - indent).enumerated().map { index, line in
      guard index == 0 else { return margin + line }
      return label + String(repeating: " ", count: max(1, indent - label.count)) + line
    }
  }
}
